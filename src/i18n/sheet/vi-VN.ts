import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Chỉ nhập được bảng tính: theo định dạng mẫu hoặc sổ tính.',
    otherContent: 'Tệp không đúng như tên, hoặc không chứa văn bản.',
    unreadable: 'Không đọc được tệp; có thể tệp bị hỏng.',
    quote: 'Dòng {row} có dấu ngoặc kép chưa đóng hoặc nằm giữa nội dung. Hãy sửa rồi thử lại.',
    hiddenRow:
      'Dòng {row} đang bị ẩn, có thể do bộ lọc, nhưng không trống. Hãy hiện hoặc xóa dòng này, lưu tệp rồi thử lại.',
    hiddenColumn: 'Cột {column} đang bị ẩn nhưng không trống. Hãy hiện hoặc xóa cột này, lưu tệp rồi thử lại.',
    empty: 'Tệp không có dòng dữ liệu nào.',
    tooManyRows: 'Quá nhiều dòng; tối đa {most} mỗi lần. Hãy chia nhỏ tệp.',
    tooLarge: 'Sổ tính quá lớn khi mở ra; chỉ giữ lại trang cần dùng.',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Chọn tệp',
  drop: 'hoặc thả tệp vào đây',
  dropNow: 'Thả để tải lên',
  limits: '{types}, tối đa {size}',
  queued: 'Đang chờ đến lượt…',
  uploading: '{sent} trên {size}',
  progress: 'Tải lên {name}',
  cancel: 'Hủy tải lên',
  cancelled: 'Đã hủy tải lên',
  uploaded: 'Đã tải lên',
  replace: 'Thay tệp khác',
  remove: 'Gỡ bỏ',
  shown: {
    show: 'Xem tại đây',
    hide: 'Ẩn',
  },
  pdf: {
    page: '{name}, trang {page} trên {pages}',
    larger: 'Phóng to',
    smaller: 'Thu nhỏ',
    toWidth: 'Vừa chiều rộng',
    brokenTitle: 'Không thể hiển thị tệp PDF này',
    brokenText: 'Tệp có thể bị hỏng. Hãy tải xuống và thử bằng chương trình khác.',
    lockedTitle: 'Tệp PDF này được bảo vệ bằng mật khẩu',
    lockedText: 'Hãy tải xuống rồi mở bằng mật khẩu của tệp.',
    noWords: 'Trang này là hình ảnh: không có văn bản để đọc thành tiếng hoặc tìm kiếm.',
    failed: 'Không thể hiển thị trang này. Hãy tải tệp xuống để xem.',
  },
  reason: {
    noFile: 'Hãy chọn tệp để tải lên.',
    wrongType: 'Ở đây không nhận loại tệp này.',
    empty: 'Tệp này trống.',
    tooLarge: 'Tệp lớn hơn 10 MB. Hãy giảm dung lượng hoặc chia nhỏ tệp.',
    avatarTooLarge: 'Ảnh lớn hơn 2 MB. Hãy chọn ảnh nhỏ hơn.',
    otherContent: 'Nội dung tệp không khớp với phần mở rộng của tên.',
    tooMuchUnused:
      'Bạn đã tải lên nhiều tệp chưa được sử dụng. Hãy lưu hoặc nộp các tệp đó, hoặc chờ một ngày: tệp không được sử dụng sẽ bị xóa.',
    tooManyPixels: 'Ảnh có quá nhiều điểm ảnh. Hãy thu nhỏ ảnh rồi thử lại.',
    tooManyScans: 'Ảnh này mất quá nhiều thời gian để xử lý. Hãy lưu lại bằng phần mềm chỉnh sửa ảnh rồi thử lại.',
    failed: 'Tải lên không thành công. Vui lòng thử lại.',
  },
} satisfies Translation<typeof zhCN.default>

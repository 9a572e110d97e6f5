import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Phát trực tiếp',
  intro: 'Lên lịch phát trực tiếp. Sau khi lưu, mọi người thấy buổi phát ở đầu trang, trang chủ và lịch trình.',
  create: 'Lên lịch phát',
  searchPlaceholder: 'Từ trong tiêu đề, mô tả hoặc tên diễn giả',
  title: 'Tiêu đề',
  summary: 'Mô tả',
  summaryHint: 'Hiển thị trên trang của buổi phát: nội dung gì và dành cho ai.',
  fallback: 'Nếu chưa có bản dịch, người đọc thấy tiêu đề và mô tả hiện có.',
  details: 'Thời gian và địa chỉ',
  speaker: 'Diễn giả',
  startsAt: 'Bắt đầu',
  endsAt: 'Kết thúc',
  joinUrl: 'Địa chỉ bên ngoài cổng',
  joinUrlHint:
    'Nếu điền, mọi người mở địa chỉ này trong cửa sổ mới, ví dụ liên kết họp trực tuyến. Nếu không, buổi phát được xem trong trình phát của cổng.',
  source: 'Luồng phát',
  sourceHint:
    'Địa chỉ danh sách phát kết thúc bằng {ending}, trên máy chủ có trong thiết lập {setting}. Có thể bổ sung sau; đến lúc đó trang cho biết chưa có tín hiệu.',
  watch: 'Mở trang của buổi phát',
  done: 'Đã xóa buổi phát.',
  askRemove: 'Xóa buổi phát này?',
  askRemoveText: 'Buổi phát biến mất ngay khỏi đầu trang, trang chủ và lịch trình. Không thể hoàn tác.',
  remove: 'Xóa buổi phát',
  reason: {
    titleMissing: 'Hãy viết tiêu đề bằng ít nhất một ngôn ngữ.',
    endBeforeStart: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
    tooLong: 'Một buổi phát dài nhất 31 ngày.',
    linkInvalid: 'Địa chỉ bên ngoài cổng phải là một địa chỉ web đầy đủ.',
    sourceInvalid: 'Luồng phát phải là địa chỉ đầy đủ của một danh sách phát.',
    sourceForeign: 'Cổng không được phép phát luồng từ máy chủ này. Hãy đề nghị người vận hành cổng cho phép.',
  },
} satisfies Translation<typeof zhCN.default>

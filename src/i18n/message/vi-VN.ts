import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'Nội dung tin nhắn không được để trống.',
    letterTooLong: 'Tin nhắn có tối đa 2000 ký tự.',
    noSharedClass: 'Bạn chỉ có thể nhắn tin cho học viên và giáo viên chủ nhiệm của các lớp bạn tham gia.',
    tooManyReceivers: 'Mỗi lần chỉ nhắn được tối đa 500 người. Hãy chọn một nhóm.',
    nobodyToWriteTo: 'Ở đây không có ai ngoài bạn.',
  },
  centre: {
    kinds: 'Loại tin nhắn',
    notices: 'Thông báo hệ thống',
    letters: 'Tin nhắn riêng',
    unreadCount: '{count} tin chưa đọc',
    markRead: 'Đánh dấu đã đọc',
    notMarked: 'Chưa đánh dấu đã đọc được: {why}',
    viewAll: 'Xem tất cả',
    filter: 'Lọc theo trạng thái',
    all: 'Tất cả',
    unread: 'Chưa đọc',
    noUnreadTitle: 'Bạn đã đọc hết thông báo',
    noUnreadText: 'Thông báo chưa đọc về xin nghỉ, lớp học và khóa học mới sẽ xuất hiện tại đây.',
    noNoticesTitle: 'Chưa có thông báo hệ thống',
    noNoticesText:
      'Khi đơn xin nghỉ có kết quả, lớp sắp khai giảng hoặc có khóa học mới, bạn sẽ được thông báo tại đây.',
    noLettersTitle: 'Chưa có tin nhắn riêng',
    noLettersText:
      'Bạn có thể nhắn tin cho học viên và giáo viên chủ nhiệm của các lớp bạn tham gia. Tin nhắn hai bên được lưu tại đây.',
    write: 'Tin nhắn mới',
    own: 'Bạn:',
    toNotices: 'Về thông báo hệ thống',
    toLetters: 'Về tin nhắn riêng',
    open: 'Xem chi tiết',
  },
  correspondents: {
    title: 'Bạn muốn nhắn tin cho ai?',
    text: 'Bạn có thể nhắn tin cho học viên và giáo viên chủ nhiệm của các lớp bạn tham gia.',
    search: 'Tìm theo tên',
    placeholder: 'Tên',
    nobodyTitle: 'Chưa có ai để nhắn tin',
    nobodyText: 'Sau khi bạn tham gia lớp, học viên và giáo viên chủ nhiệm của lớp sẽ hiện ở đây.',
    noneFound: 'Không tìm thấy tên này',
    noneFoundText: 'Chỉ tìm được học viên và giáo viên chủ nhiệm của các lớp bạn tham gia. Hãy thử tên khác.',
  },
  dialogue: {
    history: 'Tin nhắn với {name}',
    own: 'Bạn',
    earlier: 'Tin nhắn cũ hơn',
    earlierFailed: 'Không tải được tin nhắn cũ hơn.',
    emptyTitle: 'Chưa có tin nhắn',
    emptyText: 'Hãy viết tin đầu tiên.',
    toLatest: 'Về tin mới nhất',
    newLetters: 'Có tin nhắn mới',
    received: '{name}: {content}',
    label: 'Viết tin nhắn',
    placeholder: 'Viết gì đó…',
    hint: 'Enter để gửi, Shift + Enter để xuống dòng',
    left: 'Còn nhập được {count} ký tự',
    over: 'Vượt quá {count} ký tự',
    send: 'Gửi',
    sending: 'Đang gửi…',
    notSent: 'Chưa gửi được. {why}',
    queued: 'Đang chờ gửi',
    withdraw: 'Lấy lại để sửa',
    closed: 'Hai bạn không còn lớp chung nên không thể nhắn tin cho nhau nữa. Vẫn có thể xem lại tin nhắn cũ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'Tin nhắn của tôi',
  'notice-list': 'Tin nhắn',
  'message-detail': 'Tin nhắn riêng',
  'system-detail': 'Thông báo hệ thống',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'tin nhắn, thông báo, tin nhắn riêng, nhắn tin, hộp thư, nhắc nhở',
} satisfies Translation<typeof zhCN.keywords>

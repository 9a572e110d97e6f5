import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Đánh giá',
  subject: {
    class: 'Lớp: {name}',
    course: 'Khóa học: {name}',
    teacher: 'Giảng viên: {name}',
  },
  standing: {
    notStarted: 'Chưa bắt đầu',
    inProgress: 'Đang diễn ra',
    ended: 'Đã kết thúc',
    evaluated: 'Đã đánh giá',
  },
  evaluate: 'Đánh giá ngay',
  empty: {
    title: 'Chưa có đánh giá nào',
    text: 'Khi cần bạn đánh giá, nội dung sẽ hiện ở đây.',
  },
  done: {
    title: 'Cảm ơn bạn đã đánh giá',
    text: 'Câu trả lời của bạn đã được lưu không kèm tên.',
  },
  notYet: 'Bạn chưa đánh giá',
  others: 'Còn chờ bạn đánh giá',
  all: 'Tất cả đánh giá của lớp',
} satisfies Translation<typeof zhCN.default>

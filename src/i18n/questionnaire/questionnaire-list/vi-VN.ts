import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Khảo sát và biểu quyết',
  kinds: {
    questionnaire: 'Khảo sát',
    vote: 'Biểu quyết',
    evaluation: 'Đánh giá',
  },
  states: 'Trạng thái câu trả lời của bạn',
  allStates: 'Mọi trạng thái',
  state: {
    notTaken: 'Chưa trả lời',
    draft: 'Đã lưu',
    submitted: 'Đã gửi',
    completed: 'Đã hoàn thành',
    finished: 'Đã kết thúc',
  },
  of: {
    questionnaire: {
      search: 'Tìm khảo sát',
      placeholder: 'Tên khảo sát',
      emptyTitle: 'Hiện chưa có khảo sát nào',
      emptyText: 'Các khảo sát dành cho bạn sẽ xuất hiện tại đây.',
      noneTitle: 'Không có khảo sát phù hợp',
    },
    vote: {
      search: 'Tìm biểu quyết',
      placeholder: 'Tên biểu quyết',
      emptyTitle: 'Hiện chưa có biểu quyết nào',
      emptyText: 'Các biểu quyết mời bạn tham gia sẽ xuất hiện tại đây.',
      noneTitle: 'Không có biểu quyết phù hợp',
    },
  },
  noneText: 'Hãy thử từ khóa hoặc bộ lọc khác.',
  showAll: 'Hiển thị tất cả',
  window: {
    openUntil: 'Mở đến',
    opens: 'Mở lúc',
    closed: 'Đã đóng lúc',
  },
  questions: 'Số câu: {count}',
  anonymous: 'Ẩn danh',
  action: {
    answer: 'Trả lời',
    vote: 'Biểu quyết',
    goOn: 'Trả lời tiếp',
    change: 'Sửa câu trả lời của tôi',
  },
} satisfies Translation<typeof zhCN.default>

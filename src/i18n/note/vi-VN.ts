import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Tìm ghi chú',
  placeholder: 'Từ trong ghi chú của bạn',
  count: '{count} ghi chú',
  label: 'Ghi chú mới',
  write: 'Ý chính, câu hỏi, suy nghĩ…',
  counted: '{count}/{max}',
  onlyYou: 'Chỉ bạn mới xem được ghi chú của mình.',
  keep: 'Lưu ghi chú',
  kept: 'Đã lưu ghi chú.',
  unsent: 'Không lưu được ghi chú, nội dung vẫn còn ở đây. {why}',
  at: 'tại {time}',
  atLabel: 'Thời điểm',
  wholeCourse: 'Về cả khóa học',
  play: 'Phát',
  changed: 'Sửa',
  written: 'Viết',
  edit: 'Sửa',
  change: 'Sửa ghi chú',
  save: 'Lưu',
  cancel: 'Hủy',
  remove: 'Xóa',
  removeTitle: 'Xóa ghi chú này?',
  removeText: 'Không thể khôi phục sau khi xóa.',
  stay: 'Giữ lại',
  removed: 'Đã xóa ghi chú.',
  closed: 'Khóa học này hiện không mở',
  emptyTitle: 'Chưa có ghi chú',
  emptyText: 'Những gì bạn ghi lại khi học sẽ được giữ ở đây.',
  emptyCourse: 'Hãy viết ghi chú đầu tiên ở trên, hoặc ghi lại khi xem bài giảng.',
  browse: 'Đến khóa học của tôi',
  nothingTitle: 'Không có ghi chú phù hợp',
  nothingText: 'Hãy thử từ khác.',
  clear: 'Hiện tất cả ghi chú',
  reason: {
    empty: 'Hãy viết nội dung trước.',
    tooLong: 'Ghi chú dài tối đa 2.000 ký tự. Hãy rút gọn rồi lưu lại.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'Ghi chú của tôi',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'ghi chú, ghi chú của tôi, ghi chép',
} satisfies Translation<typeof zhCN.keywords>

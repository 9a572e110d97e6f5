import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'Bước tiếp theo',
  actions: 'Thao tác có thể thực hiện',
  why: 'Vì sao không thể thực hiện?',
  closed: '{action}: vì sao không thể thực hiện?',
  reasonLabel: 'Lý do',
  comment: 'Ý kiến (không bắt buộc)',
  back: 'Quay lại',
  counted: '{count}/{max}',
  changed: 'Ở đây vừa có thay đổi. Bạn đang xem tình trạng mới nhất.',
  stillOpen: 'Ở đây vừa có thay đổi. Nội dung bạn viết vẫn được giữ, hãy xem lại rồi gửi lần nữa.',
  draftKept: 'Người khác vừa sửa dữ liệu này. Nội dung bạn nhập vẫn còn; hãy lưu lại để giữ.',
  noticed: 'Đã hiểu',
  unsent: 'Không nhận được phản hồi từ máy chủ. Nội dung bạn viết vẫn được giữ và có thể gửi lại.',
  sendAgain: 'Gửi lại',
  kept: {
    restored: 'Đã khôi phục nội dung bạn viết trước đó.',
    keep: 'Giữ lại',
    throwAway: 'Bỏ đi',
  },
  stale: {
    title: 'Nội dung đã được người khác sửa',
    text: 'Một bản mới đã được lưu sau khi bạn mở. Hãy tải bản đó, hoặc giữ bài của bạn và ghi đè ở lần lưu tiếp theo.',
    reload: 'Tải bản mới',
    keep: 'Giữ bài của tôi',
  },
  history: 'Lịch sử thao tác',
  portal: 'Hệ thống',
  reason: {
    stale: 'Ở đây vừa có thay đổi. Vui lòng xem tình trạng mới nhất trước khi tiếp tục.',
  },
} satisfies Translation<typeof zhCN.default>

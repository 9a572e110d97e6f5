import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'và',
    or: 'hoặc',
    otherwise: 'trường hợp khác',
    inState: 'ở trạng thái “{state}”',
    ownAccord: 'tự động',
    completed: 'tất cả đã kết thúc',
    after: 'sau {delay}',
    done: '{service} đã trả lời',
    failed: '{service} bị lỗi',
    moved: '{service} có tiến triển',
    anyEvent: 'bất kỳ sự kiện nào khác',
    not: 'không phải ({condition})',
    refused: '“{event}” bị từ chối',
  },
  role: {
    visitor: 'khách',
    learner: 'học viên',
    teacher: 'giảng viên',
    staff: 'người phụ trách',
    admin: 'quản trị viên',
    approver: 'người duyệt hiện tại',
    teamLeader: 'tổ trưởng',
    disciplineCommittee: 'ủy viên kỷ luật',
    headmaster: 'giáo viên chủ nhiệm',
    schoolLeader: 'lãnh đạo nhà trường',
    browser: 'trình duyệt',
    server: 'máy chủ',
    clock: 'đồng hồ',
    nobody: 'không ai',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'Học tập của tôi',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Vai trò của bạn: {roles}',
  userFailed: 'Không tải được thông tin của bạn.',
  role: {
    learner: 'Học viên',
    teamLeader: 'Tổ trưởng',
    disciplineCommittee: 'Ủy viên kỷ luật',
    headmaster: 'Giáo viên chủ nhiệm',
    schoolLeader: 'Lãnh đạo nhà trường',
    teacher: 'Giảng viên',
    admin: 'Quản trị viên',
  },
} satisfies Translation<typeof zhCN.default>

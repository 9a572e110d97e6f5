import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const viVNUsercenter = {
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
} satisfies NamespaceUsercenterTranslation

export default viVNUsercenter

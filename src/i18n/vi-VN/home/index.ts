import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const viVNHome = {
  morning: 'Chào buổi sáng, {name}',
  afternoon: 'Chào buổi chiều, {name}',
  evening: 'Chào buổi tối, {name}',
  today: 'Hôm nay là {date}',
  userFailed: 'Không tải được thông tin của bạn.',
  visitor: 'Chào mừng bạn đến với Cổng học tập',
  visitorText: 'Đăng nhập để học tiếp từ chỗ bạn đã dừng.',
  toSignIn: 'Đăng nhập',
  terms: {
    standard: {
      currentClasses: '{count} lớp đang diễn ra',
    },
    workshop: {
      currentClasses: '{count} hội thảo đang diễn ra',
    },
  },
} satisfies NamespaceHomeTranslation

export default viVNHome

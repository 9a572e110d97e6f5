import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Bạn đã tham gia lịch này rồi.',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Ya ha participado en esta agenda.',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'You have already participated in this agenda.',
  },
} satisfies Translation<typeof zhCN.default>

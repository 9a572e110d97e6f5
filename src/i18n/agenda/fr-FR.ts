import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Vous avez déjà participé à cet agenda.',
  },
} satisfies Translation<typeof zhCN.default>

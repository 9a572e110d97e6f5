import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Já participou nesta agenda.',
  },
} satisfies Translation<typeof zhCN.default>

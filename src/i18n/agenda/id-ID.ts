import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Anda sudah berpartisipasi dalam agenda ini.',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'لقد شاركت بالفعل في هذه الأجندة.',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid:
      'The formula “{formula}” cannot be read. Check how it is written; a formula has at most 1,000 characters.',
    tooManyFormulas: 'A text has at most 50 formulas.',
    pictureForeign: 'Only pictures that were uploaded to the portal can be used.',
  },
} satisfies Translation<typeof zhCN.default>

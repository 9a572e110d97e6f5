import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid: 'មិនអាចអានរូបមន្ត «{formula}» បានទេ។ សូមពិនិត្យការសរសេរ រូបមន្តមួយមានច្រើនបំផុត 1000 តួអក្សរ។',
    tooManyFormulas: 'អត្ថបទមួយមានរូបមន្តច្រើនបំផុត 50។',
    pictureForeign: 'អាចប្រើបានតែរូបភាពដែលបានបង្ហោះទៅវិបផតថល។',
  },
} satisfies Translation<typeof zhCN.default>

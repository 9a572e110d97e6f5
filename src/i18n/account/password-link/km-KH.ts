import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'សូមស្វាគមន៍៖ ជ្រើសរើសពាក្យសម្ងាត់',
  reset: 'ជ្រើសរើសពាក្យសម្ងាត់ថ្មី',
  account: 'គណនី៖ {account}',
  until: 'តំណមានសុពលភាពដល់',
  dead: 'តំណនេះលែងប្រើបានហើយ',
  deadText: 'សូមសុំតំណផ្សេងពីអ្នកគ្រប់គ្រង ឬយកពាក្យសម្ងាត់ដោយកូដ។',
  byCode: 'យកពាក្យសម្ងាត់ដោយកូដ',
  done: 'ពាក្យសម្ងាត់ត្រូវបានកំណត់',
  doneText: 'ឥឡូវអ្នកអាចចូលដោយប្រើវា។',
  toSignIn: 'ទៅកាន់ការចូល',
  reason: {
    unknown: 'គ្មានតំណនេះទេ សូមពិនិត្យថាបានចម្លងពេញលេញឬនៅ។',
    expired: 'តំណបានផុតកំណត់។',
    used: 'តំណត្រូវបានប្រើរួចហើយ វាប្រើបានតែម្តង។',
    void: 'តំណនេះលែងមានសុពលភាព អាចមានតំណថ្មីជាងនេះ។',
  },
} satisfies Translation<typeof zhCN.default>

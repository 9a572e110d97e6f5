import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'ផ្ញើ​លេខកូដ​ទៅ',
  phone: 'ទូរសព្ទ',
  email: 'អ៊ីមែល',
  send: 'ផ្ញើ​លេខកូដ',
  resendIn: 'ផ្ញើ​ម្ដងទៀត​ក្នុង {seconds} វិនាទី',
  label: 'លេខកូដ (ប្រាំមួយ​ខ្ទង់)',
  reason: {
    empty: 'សូម​បញ្ចូល​លេខកូដ។',
    wrong: 'លេខកូដ​មិន​ត្រឹមត្រូវ​ទេ។',
    expired: 'លេខកូដ​ផុត​កំណត់​ហើយ។ សូម​ផ្ញើ​លេខកូដ​ថ្មី។',
    tooManyTries: 'អ្នក​បាន​បញ្ចូល​លេខកូដ​ខុស​ច្រើន​ដង​ពេក។ សូម​ផ្ញើ​លេខកូដ​ថ្មី។',
    tooManySends: 'លេខកូដ​ត្រូវ​បាន​ផ្ញើ​ច្រើន​ដង​ពេក។ សូម​ព្យាយាម​ម្ដងទៀត​នៅ​ពេល​ក្រោយ។',
    noChannel: 'គណនី​នេះ​មិន​មាន​ព័ត៌មាន​ទំនាក់ទំនង​នេះ​ទេ។',
  },
} satisfies Translation<typeof zhCN.default>

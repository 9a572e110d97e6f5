import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'កំណត់​ពាក្យសម្ងាត់​ឡើងវិញ',
  headingWeak: 'ប្ដូរ​ពាក្យសម្ងាត់',
  steps: 'ជំហាន',
  stepAccount: 'ពិនិត្យ​គណនី',
  stepCode: 'បញ្ជាក់​អត្តសញ្ញាណ',
  stepPassword: 'ពាក្យសម្ងាត់​ថ្មី',
  stepDone: 'រួចរាល់',
  accountHint: 'សូម​បញ្ចូល​ឈ្មោះ​គណនី​ដែល​អ្នក​ប្រើ​សម្រាប់​ចូល។ យើង​នឹង​ផ្ញើ​លេខកូដ​ទៅ​ទូរសព្ទ ឬ​អ៊ីមែល​ដែល​ភ្ជាប់​នឹង​គណនី​នេះ។',
  codeSent: 'ប្រសិនបើ​មាន​គណនី​នេះ លេខកូដ​ប្រាំមួយ​ខ្ទង់​ត្រូវ​បាន​ផ្ញើ​ហើយ។ លេខកូដ​នេះ​មាន​សុពលភាព​រយៈពេល {minutes} នាទី។',
  next: 'បន្ត',
  doneHeading: 'បាន​ប្ដូរ​ពាក្យសម្ងាត់​រួចរាល់',
  doneText: 'សូម​ចូល​គណនី​ដោយ​ប្រើ​ពាក្យសម្ងាត់​ថ្មី។ គណនី​របស់​អ្នក​បាន​ចាកចេញ​ពី​ឧបករណ៍​ទាំងអស់​ហើយ។',
  leaving: 'ប្រព័ន្ធ​នឹង​នាំ​អ្នក​ទៅ​ទំព័រ​ចូល​គណនី​ក្នុង​រយៈពេល {seconds} វិនាទី​ទៀត។',
  toSignIn: 'ទៅ​ទំព័រ​ចូល​គណនី',
  reason: {
    expired: 'ហួស​ពេល​កំណត់​ហើយ។ សូម​ពិនិត្យ​គណនី​ម្ដងទៀត។',
    verificationFailed: 'ការ​បញ្ជាក់​អត្តសញ្ញាណ​មិន​ទាន់​បញ្ចប់ ឬ​មិន​ជោគជ័យ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'កំណត់​ពាក្យសម្ងាត់​ឡើងវិញ',
  emailReset: 'ប្ដូរ​ពាក្យសម្ងាត់',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'ភ្លេចពាក្យសម្ងាត់, ភ្លេចលេខសម្ងាត់, កំណត់ពាក្យសម្ងាត់ឡើងវិញ',
} satisfies Translation<typeof zhCN.keywords>

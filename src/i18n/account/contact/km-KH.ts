import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'ជំហាន',
  stepContact: 'ព័ត៌មាន​ថ្មី',
  stepCode: 'ផ្ទៀងផ្ទាត់',
  stepDone: 'រួចរាល់',
  current: 'បច្ចុប្បន្ន៖ {contact}',
  country: 'ប្រទេស ឬ​តំបន់',
  sentTo: 'លេខកូដ​ប្រាំមួយ​ខ្ទង់​ត្រូវ​បាន​ផ្ញើ​ទៅ {contact} ហើយ។ លេខកូដ​នេះ​មាន​សុពលភាព​រយៈពេល {minutes} នាទី។',
  confirm: 'បញ្ជាក់',
  phone: {
    heading: 'ប្ដូរ​លេខ​ទូរសព្ទ',
    bindHeading: 'បន្ថែម​លេខ​ទូរសព្ទ',
    bindLead: 'ទូរសព្ទ​របស់​អ្នក​ទទួល​លេខកូដ​ផ្ទៀងផ្ទាត់ និង​ជួយ​អ្នក​ចូល​គណនី​វិញ ពេល​ភ្លេច​ពាក្យសម្ងាត់។',
    original: 'លេខ​ទូរសព្ទ​បច្ចុប្បន្ន',
    fresh: 'លេខ​ទូរសព្ទ​ថ្មី',
    first: 'លេខ​ទូរសព្ទ',
    doneHeading: 'បាន​រក្សាទុក​លេខ​ទូរសព្ទ',
    doneText: 'ចាប់ពី​ពេល​នេះ លេខកូដ​ផ្ទៀងផ្ទាត់​នឹង​ផ្ញើ​ទៅ​លេខ​នេះ៖',
    alreadyHeading: 'អ្នក​មាន​លេខ​ទូរសព្ទ​រួច​ហើយ',
    alreadyText: 'គណនី​របស់​អ្នក​ប្រើ​លេខ {contact}។',
    toChange: 'ប្ដូរ​លេខ​ទូរសព្ទ',
  },
  email: {
    heading: 'ប្ដូរ​អ៊ីមែល',
    bindHeading: 'បន្ថែម​អ៊ីមែល',
    bindLead: 'អ៊ីមែល​របស់​អ្នក​ទទួល​លេខកូដ​ផ្ទៀងផ្ទាត់ និង​ជួយ​អ្នក​ចូល​គណនី​វិញ ពេល​ភ្លេច​ពាក្យសម្ងាត់។',
    original: 'អ៊ីមែល​បច្ចុប្បន្ន',
    fresh: 'អ៊ីមែល​ថ្មី',
    first: 'អ៊ីមែល',
    doneHeading: 'បាន​រក្សាទុក​អ៊ីមែល',
    doneText: 'ចាប់ពី​ពេល​នេះ លេខកូដ​ផ្ទៀងផ្ទាត់​នឹង​ផ្ញើ​ទៅ​អាសយដ្ឋាន​នេះ៖',
  },
  reason: {
    phoneOriginalEmpty: 'សូម​បញ្ចូល​លេខ​ទូរសព្ទ​បច្ចុប្បន្ន។',
    phoneOriginalInvalid: 'លេខ​ទូរសព្ទ​បច្ចុប្បន្ន​មិន​ត្រឹមត្រូវ​តាម​ទម្រង់​ទេ។',
    phoneOriginalWrong: 'នេះ​មិន​មែន​ជា​លេខ​ទូរសព្ទ​បច្ចុប្បន្ន​របស់​អ្នក​ទេ។',
    phoneEmpty: 'សូម​បញ្ចូល​លេខ​ទូរសព្ទ។',
    phoneInvalid: 'លេខ​ទូរសព្ទ​មិន​ត្រឹមត្រូវ​ទេ។ សូម​ពិនិត្យ​ប្រទេស ឬ​តំបន់។',
    phoneSame: 'លេខ​ទូរសព្ទ​ថ្មី​ត្រូវ​ខុស​ពី​លេខ​បច្ចុប្បន្ន។',
    phoneBound: 'គណនី​ផ្សេង​បាន​ប្រើ​លេខ​ទូរសព្ទ​នេះ​រួច​ហើយ។',
    emailOriginalEmpty: 'សូម​បញ្ចូល​អ៊ីមែល​បច្ចុប្បន្ន។',
    emailOriginalInvalid: 'អ៊ីមែល​បច្ចុប្បន្ន​មិន​ត្រឹមត្រូវ​តាម​ទម្រង់​ទេ។',
    emailOriginalWrong: 'នេះ​មិន​មែន​ជា​អ៊ីមែល​បច្ចុប្បន្ន​របស់​អ្នក​ទេ។',
    emailEmpty: 'សូម​បញ្ចូល​អ៊ីមែល។',
    emailInvalid: 'អ៊ីមែល​មិន​ត្រឹមត្រូវ​តាម​ទម្រង់​ទេ។',
    emailSame: 'អ៊ីមែល​ថ្មី​ត្រូវ​ខុស​ពី​អ៊ីមែល​បច្ចុប្បន្ន។',
    emailBound: 'គណនី​ផ្សេង​បាន​ប្រើ​អ៊ីមែល​នេះ​រួច​ហើយ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'ប្ដូរ​លេខ​ទូរសព្ទ',
  resetEmail: 'ប្ដូរ​អ៊ីមែល',
  bindPhone: 'បន្ថែម​លេខ​ទូរសព្ទ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'ទូរសព្ទថ្មី, លេខដៃ, បន្ថែមទូរសព្ទ',
  resetEmail: 'អ៊ីមែលថ្មី, អាសយដ្ឋានអ៊ីមែល, បន្ថែមអ៊ីមែល',
} satisfies Translation<typeof zhCN.keywords>

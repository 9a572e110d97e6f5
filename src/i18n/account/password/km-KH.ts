import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'ពាក្យសម្ងាត់​ថ្មី',
  confirmation: 'បញ្ចូល​ពាក្យសម្ងាត់​ថ្មី​ម្ដងទៀត',
  ruleLength: 'ពី 8 ដល់ 32 តួអក្សរ',
  ruleDigit: 'លេខ​យ៉ាងតិច​មួយ​ខ្ទង់',
  ruleUpper: 'អក្សរ​ធំ (A–Z) យ៉ាងតិច​មួយ​តួ',
  ruleLower: 'អក្សរ​តូច (a–z) យ៉ាងតិច​មួយ​តួ',
  ruleMet: 'បាន​បំពេញ​លក្ខខណ្ឌ',
  ruleUnmet: 'មិន​ទាន់​បំពេញ​លក្ខខណ្ឌ',
  strength: 'កម្រិត​សុវត្ថិភាព៖ {level}',
  strengthWeak: 'ទាប',
  strengthMedium: 'មធ្យម',
  strengthStrong: 'ខ្ពស់',
  save: 'រក្សាទុក​ពាក្យសម្ងាត់​ថ្មី',
  heading: 'ប្ដូរ​ពាក្យសម្ងាត់',
  lead: 'ឧបករណ៍​ផ្សេងទៀត​នឹង​ចាកចេញ​ពី​គណនី​ភ្លាមៗ។ បន្ទាប់មក សូម​ចូល​គណនី​ម្ដងទៀត​ដោយ​ប្រើ​ពាក្យសម្ងាត់​ថ្មី។',
  original: 'ពាក្យសម្ងាត់​បច្ចុប្បន្ន',
  changedHeading: 'បាន​ប្ដូរ​ពាក្យសម្ងាត់​ហើយ',
  changedText: 'ឧបករណ៍​ផ្សេងទៀត​បាន​ចាកចេញ​ពី​គណនី​ហើយ ហើយ​យើង​បាន​ជូនដំណឹង​អ្នក​តាម​អ៊ីមែល ឬ​សារ។',
  leaving: 'អ្នក​នឹង​ចាកចេញ​ពី​គណនី​ក្នុង​រយៈពេល {seconds} វិនាទី​ទៀត។',
  reason: {
    empty: 'សូម​បញ្ចូល​ពាក្យសម្ងាត់​ថ្មី។',
    rule: 'ពាក្យសម្ងាត់​ថ្មី​ត្រូវ​មាន​ពី 8 ដល់ 32 តួអក្សរ ដោយ​មាន​ទាំង​លេខ អក្សរ​ធំ និង​អក្សរ​តូច។',
    confirmationEmpty: 'សូម​បញ្ចូល​ពាក្យសម្ងាត់​ថ្មី​ម្ដងទៀត។',
    confirmationDiffers: 'ពាក្យសម្ងាត់​ទាំងពីរ​មិន​ដូច​គ្នា​ទេ។',
    originalEmpty: 'សូម​បញ្ចូល​ពាក្យសម្ងាត់​បច្ចុប្បន្ន។',
    originalWrong: 'ពាក្យសម្ងាត់​បច្ចុប្បន្ន​មិន​ត្រឹមត្រូវ​ទេ។',
    same: 'ពាក្យសម្ងាត់​ថ្មី​ត្រូវ​ខុស​ពី​ពាក្យសម្ងាត់​បច្ចុប្បន្ន។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'ប្ដូរ​ពាក្យសម្ងាត់​គណនី',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'ប្ដូរពាក្យសម្ងាត់, ប្តូរពាក្យសម្ងាត់, ពាក្យសម្ងាត់ថ្មី, សុវត្ថិភាពគណនី',
} satisfies Translation<typeof zhCN.keywords>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'ជំនួយការ',
  open: 'បើក​ជំនួយការ',
  collapse: 'បិទ​ជំនួយការ',
  move: 'ផ្លាស់ទី​ជំនួយការ៖ ប្រើ​គ្រាប់ចុច​ព្រួញ ឬ​ចុច​ដើម្បី​ទៅ​ជ្រុង​បន្ទាប់',
  moved: 'បាន​ផ្លាស់ទី​ជំនួយការ៖ {x} ភីកសែល​ពី​ចំហៀង {y} ភីកសែល​ពី​ខាងលើ',
  question: 'តើ​អ្នក​ចង់​រក​អ្វី…',
  example: 'វគ្គសិក្សា ថ្នាក់រៀន ពាក្យសម្ងាត់…',
  clear: 'លុប​អក្សរ',
  tasks: 'កិច្ចការ​របស់​អ្នក​ដែល​មិនទាន់​រួច',
  pages: 'ទំព័រ',
  articles: 'មជ្ឈមណ្ឌល​ជំនួយ',
  suggestedPages: 'ប្រើ​ញឹកញាប់',
  found: 'លទ្ធផល {count}',
  nothing: 'រក​មិន​ឃើញ​អ្វី​សម្រាប់ «{text}» ទេ',
  nothingText: 'សូម​សាកល្បង​ពាក្យ​ផ្សេង ឬ​មើល​ក្នុង​មជ្ឈមណ្ឌល​ជំនួយ។',
  nothingTextVisitor: 'សូម​សាកល្បង​ពាក្យ​ផ្សេង។ ក្រោយពេល​ចូល​គណនី អ្នក​ក៏អាច​ស្វែងរក​ជំនួយ និង​កិច្ចការ​របស់​អ្នក​បាន​ដែរ។',
  incomplete: 'មិន​អាច​ស្វែងរក​កិច្ចការ និង​ជំនួយ​បាន​នៅពេល​នេះ​ទេ។',
  continueCourse: 'បន្ត​ការសិក្សា',
  requiredCourse: 'វគ្គ​កាតព្វកិច្ច',
  classStarts: 'ថ្នាក់​នឹង​ចាប់ផ្ដើម​ឆាប់ៗ',
  questionnaire: 'រង់ចាំ​ចម្លើយ​របស់​អ្នក',
  homework: 'រង់ចាំ​ការ​ប្រគល់​របស់​អ្នក',
  learned: 'បាន​រៀន {percent}',
  helpCentre: 'មជ្ឈមណ្ឌល​ជំនួយ',
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'សន្លឹកប្រឡង',
  intro: 'សន្លឹកនៃការប្រឡងដែលអ្នកទទួលបន្ទុក៖ ដាក់ពិន្ទុចម្លើយខ្លី និងបន្ថែមពេល។',
  placeholder: 'ឈ្មោះអ្នករៀន',
  state: { inProgress: 'កំពុងសរសេរ', marking: 'រង់ចាំដាក់ពិន្ទុ', marked: 'បានដាក់ពិន្ទុ' },
  allExams: 'ការប្រឡងទាំងអស់',
  exam: 'ការប្រឡង',
  ends: 'បញ្ចប់',
  beingWritten: 'សន្លឹកកំពុងត្រូវបានសរសេរ។ ចម្លើយនឹងបង្ហាញបន្ទាប់ពីប្រគល់។',
  theirs: 'ចម្លើយ',
  chosen: 'បានជ្រើស',
  marks: 'ពិន្ទុ (លើ {full})',
  comment: 'មតិយោបល់ជូនអ្នករៀន',
  save: 'រក្សាទុកពិន្ទុ',
  saved: 'ពិន្ទុត្រូវបានរក្សាទុក។',
  late: {
    heading: 'មកដល់យឺត',
    text: 'ចម្លើយទាំងនេះមកដល់ក្រោយពេលបញ្ចប់ ហើយមិនត្រូវបានរាប់ទេ។',
    device: 'តាមឧបករណ៍',
    arrival: 'ពេលមកដល់',
  },
  extra: {
    heading: 'ពេលបន្ថែម',
    minutes: 'នាទីបន្ថែម',
    reason: 'មូលហេតុ ដែលប្រាប់អ្នករៀន',
    give: 'បន្ថែមពេល',
    done: 'សន្លឹកនេះមានពេលបន្ថែមហើយ។',
  },
  papers: 'មើលសន្លឹក',
  results: 'លទ្ធផល',
  column: {
    attempt: 'លើកទី',
    state: 'ស្ថានភាព',
    begun: 'ចាប់ផ្តើម',
    handedIn: 'ប្រគល់',
    marks: 'ពិន្ទុ',
    total: 'ពិន្ទុពេញ',
    outcome: 'លទ្ធផលចុងក្រោយ',
  },
} satisfies Translation<typeof zhCN.default>

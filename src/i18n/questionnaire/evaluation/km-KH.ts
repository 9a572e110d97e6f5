import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ការវាយតម្លៃ',
  subject: {
    class: 'ថ្នាក់៖ {name}',
    course: 'វគ្គសិក្សា៖ {name}',
    teacher: 'គ្រូ៖ {name}',
  },
  standing: {
    notStarted: 'មិនទាន់ចាប់ផ្ដើម',
    inProgress: 'កំពុងដំណើរការ',
    ended: 'បានបញ្ចប់',
    evaluated: 'បានវាយតម្លៃ',
  },
  evaluate: 'វាយតម្លៃ',
  empty: {
    title: 'មិនទាន់មានការវាយតម្លៃនៅឡើយទេ',
    text: 'នៅពេលគេស្នើឱ្យអ្នកវាយតម្លៃ វានឹងបង្ហាញនៅទីនេះ។',
  },
  done: {
    title: 'សូមអរគុណសម្រាប់ការវាយតម្លៃរបស់អ្នក',
    text: 'ចម្លើយរបស់អ្នកត្រូវបានរក្សាទុកដោយគ្មានឈ្មោះអ្នក។',
  },
  notYet: 'អ្នកមិនទាន់បានវាយតម្លៃនៅឡើយទេ',
  others: 'នៅរង់ចាំអ្នកដែរ',
  all: 'ការវាយតម្លៃទាំងអស់នៃថ្នាក់',
} satisfies Translation<typeof zhCN.default>

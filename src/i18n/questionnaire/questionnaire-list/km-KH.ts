import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'កម្រងសំណួរ និងការបោះឆ្នោត',
  kinds: {
    questionnaire: 'កម្រងសំណួរ',
    vote: 'ការបោះឆ្នោត',
    evaluation: 'ការវាយតម្លៃ',
  },
  states: 'ស្ថានភាពចម្លើយរបស់អ្នក',
  allStates: 'គ្រប់ស្ថានភាព',
  state: {
    notTaken: 'មិនទាន់ឆ្លើយ',
    draft: 'បានរក្សាទុក',
    submitted: 'បានដាក់ស្នើ',
    completed: 'បានធ្វើរួច',
    finished: 'បានបញ្ចប់',
  },
  of: {
    questionnaire: {
      search: 'ស្វែងរកកម្រងសំណួរ',
      placeholder: 'ឈ្មោះកម្រងសំណួរ',
      emptyTitle: 'បច្ចុប្បន្នមិនមានកម្រងសំណួរ',
      emptyText: 'កម្រងសំណួរដែលសួរអ្នកនឹងបង្ហាញនៅទីនេះ។',
      noneTitle: 'គ្មានកម្រងសំណួរត្រូវនឹងលក្ខខណ្ឌ',
    },
    vote: {
      search: 'ស្វែងរកការបោះឆ្នោត',
      placeholder: 'ឈ្មោះការបោះឆ្នោត',
      emptyTitle: 'បច្ចុប្បន្នមិនមានការបោះឆ្នោត',
      emptyText: 'ការបោះឆ្នោតដែលអញ្ជើញអ្នកនឹងបង្ហាញនៅទីនេះ។',
      noneTitle: 'គ្មានការបោះឆ្នោតត្រូវនឹងលក្ខខណ្ឌ',
    },
  },
  noneText: 'សូមសាកពាក្យ ឬតម្រងផ្សេង។',
  showAll: 'បង្ហាញទាំងអស់',
  window: {
    openUntil: 'បើករហូតដល់',
    opens: 'បើកនៅ',
    closed: 'បានបិទនៅ',
  },
  questions: 'សំណួរ៖ {count}',
  anonymous: 'អនាមិក',
  action: {
    answer: 'ឆ្លើយ',
    vote: 'បោះឆ្នោត',
    goOn: 'បន្តឆ្លើយ',
    change: 'កែចម្លើយរបស់ខ្ញុំ',
  },
} satisfies Translation<typeof zhCN.default>

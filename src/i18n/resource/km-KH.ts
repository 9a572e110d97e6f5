import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'ឯកសារ​វគ្គសិក្សា និង​ឯកសារ​របស់​សាលា សម្រាប់​ទាញយក និង​រក្សាទុក។',
  search: 'ស្វែងរក​ឯកសារ',
  placeholder: 'ឈ្មោះ ឬ​សេចក្ដី​សង្ខេប',
  types: 'ប្រភេទ​ឯកសារ',
  all: 'ទាំងអស់',
  type: {
    video: 'វីដេអូ',
    image: 'រូបភាព',
    document: 'ឯកសារ',
    other: 'ផ្សេងៗ',
  },
  sort: 'តម្រៀប​តាម',
  newest: 'ថ្មី​បំផុត',
  hottest: 'ទាញយក​ច្រើន​បំផុត',
  best: 'ពិន្ទុ​ខ្ពស់​បំផុត',
  count: 'ឯកសារ {count}',
  uploaded: 'បាន​បង្ហោះ',
  downloads: 'ទាញយក {count} ដង',
  forAll: 'សម្រាប់​គ្រប់គ្នា',
  noFile: 'គ្មាន​ឯកសារ​ភ្ជាប់',
  download: 'ទាញយក',
  downloading: 'បាន​ទាញយក {percent}',
  cancel: 'បោះបង់​ការ​ទាញយក',
  saved: 'បាន​ទាញយក​រួច',
  rate: 'វាយតម្លៃ',
  rateTitle: 'វាយតម្លៃ​ឯកសារ​នេះ',
  rateText: 'ឯកសារ​នីមួយៗ​អាច​វាយតម្លៃ​បាន​តែ​ម្ដង ហើយ​មិន​អាច​ផ្លាស់ប្ដូរ​វិញ​បាន​ទេ។',
  submit: 'ផ្ញើ​ការ​វាយតម្លៃ',
  back: 'ពេល​ក្រោយ',
  emptyTitle: 'រក​មិន​ឃើញ​ឯកសារ​ទេ',
  emptyText: 'សូម​សាកល្បង​ពាក្យ​ផ្សេង ឬ​ជ្រើសរើស​ប្រភេទ​ផ្សេង។',
  clear: 'សម្អាត​តម្រង​ទាំងអស់',
  noneTitle: 'មិនទាន់​មាន​ឯកសារ​ទេ',
  noneText: 'ឯកសារ​នឹង​បង្ហាញ​នៅ​ទីនេះ​ពេល​បាន​បង្ហោះ។',
  ofCourseTitle: 'វគ្គសិក្សា​នេះ​គ្មាន​ឯកសារ​ទេ',
  ofCourseText: 'ឯកសារ​នឹង​បង្ហាញ​នៅ​ទីនេះ​ពេល​គ្រូ​បង្ហោះ។',
  toAll: 'មើល​ឯកសារ​ទាំងអស់',
  reason: {
    noAttachment: 'គ្មាន​ឯកសារ​ភ្ជាប់​សម្រាប់​ទាញយក​ទេ។',
    alreadyRated: 'អ្នក​បាន​វាយតម្លៃ​ឯកសារ​នេះ​រួច​ហើយ។ ការ​វាយតម្លៃ​មិន​អាច​ផ្លាស់ប្ដូរ​បាន​ទេ។',
    nothingChosen: 'សូម​ជ្រើសរើស​ផ្កាយ​ពី​មួយ​ទៅ​ប្រាំ មុន​ពេល​ផ្ញើ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'ឯកសារ​សិក្សា',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'ឯកសារ, ទាញយក, ឯកសារភ្ជាប់, វីដេអូ, រូបភាព, សម្ភារៈសិក្សា',
} satisfies Translation<typeof zhCN.keywords>

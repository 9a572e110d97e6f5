import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'ស្វែងរក​កំណត់ត្រា',
  placeholder: 'ពាក្យ​ក្នុង​កំណត់ត្រា​របស់​អ្នក',
  count: 'កំណត់ត្រា {count}',
  label: 'កំណត់ត្រា​ថ្មី',
  write: 'ចំណុច​សំខាន់ សំណួរ ឬ​គំនិត…',
  counted: '{count}/{max}',
  onlyYou: 'មាន​តែ​អ្នក​ទេ​ដែល​អាច​មើល​ឃើញ​កំណត់ត្រា​របស់​អ្នក។',
  keep: 'រក្សាទុក​កំណត់ត្រា',
  kept: 'បាន​រក្សាទុក​កំណត់ត្រា។',
  unsent: 'មិន​អាច​រក្សាទុក​កំណត់ត្រា​បាន​ទេ ហើយ​អត្ថបទ​នៅ​ទីនេះ​ដដែល។ {why}',
  at: 'នៅ {time}',
  atLabel: 'ពេល',
  wholeCourse: 'អំពី​វគ្គសិក្សា​ទាំងមូល',
  play: 'ចាក់',
  changed: 'បាន​កែ',
  written: 'បាន​សរសេរ',
  edit: 'កែ',
  change: 'កែ​កំណត់ត្រា',
  save: 'រក្សាទុក',
  cancel: 'បោះបង់',
  remove: 'លុប',
  removeTitle: 'លុប​កំណត់ត្រា​នេះ​ឬ?',
  removeText: 'មិន​អាច​យក​មក​វិញ​បាន​ទេ។',
  stay: 'ទុក​វា',
  removed: 'បាន​លុប​កំណត់ត្រា។',
  closed: 'វគ្គសិក្សា​នេះ​មិន​បើក​នៅ​ពេល​នេះ​ទេ',
  emptyTitle: 'មិនទាន់​មាន​កំណត់ត្រា​ទេ',
  emptyText: 'អ្វី​ដែល​អ្នក​កត់ត្រា​ពេល​រៀន ត្រូវ​បាន​រក្សាទុក​នៅ​ទីនេះ។',
  emptyCourse: 'សរសេរ​កំណត់ត្រា​ដំបូង​ខាង​លើ ឬ​កត់ត្រា​ពេល​មេរៀន​កំពុង​ចាក់។',
  browse: 'ទៅ​វគ្គសិក្សា​របស់ខ្ញុំ',
  nothingTitle: 'រក​មិន​ឃើញ​កំណត់ត្រា​ទេ',
  nothingText: 'សូម​សាកល្បង​ពាក្យ​ផ្សេង។',
  clear: 'បង្ហាញ​កំណត់ត្រា​ទាំងអស់',
  reason: {
    empty: 'សូម​សរសេរ​អ្វី​មួយ​ជា​មុន​សិន។',
    tooLong: 'កំណត់ត្រា​មាន​យ៉ាង​ច្រើន 2000 តួអក្សរ។ សូម​បង្រួម រួច​រក្សាទុក​ម្ដង​ទៀត។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'កំណត់ត្រា​របស់ខ្ញុំ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'កំណត់ត្រា, កំណត់ត្រារបស់ខ្ញុំ, កត់ត្រា',
} satisfies Translation<typeof zhCN.keywords>

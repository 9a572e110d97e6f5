import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'ខែ',
    week: 'សប្តាហ៍',
    day: 'ថ្ងៃ',
    year: 'ឆ្នាំ',
  },
  views: 'ទិដ្ឋភាព',
  today: 'ថ្ងៃនេះ',
  earlier: 'មុនថ្ងៃនេះ',
  previous: 'មុន',
  next: 'បន្ទាប់',
  shows: 'បង្ហាញ',
  kind: {
    lesson: 'ម៉ោងរៀន',
    class: 'ថ្នាក់',
    live: 'ការផ្សាយផ្ទាល់',
    exam: 'ការ​ប្រឡង',
    deadline: 'កាលកំណត់',
    due: 'កិច្ចការត្រូវប្រគល់',
    leave: 'ការសុំច្បាប់',
  },
  all: 'ទាំងអស់',
  deadlineOf: 'ផុតកំណត់ចុះឈ្មោះ៖ {title}',
  dueOf: 'ត្រូវប្រគល់៖ {title}',
  leaveOf: 'សុំច្បាប់៖ {title}',
  emptyTitle: 'គ្មានអ្វីត្រូវបានគ្រោងទុកសម្រាប់ពេលនេះទេ',
  more: '{count} ទៀត',
  allDay: 'ពេញមួយថ្ងៃ',
  feed: {
    name: 'របៀបវារៈវិបផតថលសិក្សា',
    add: 'បន្ថែមទៅប្រតិទិនរបស់ខ្ញុំ',
    text: 'ជាវអាសយដ្ឋាននេះក្នុងប្រតិទិនទូរស័ព្ទ ឬកុំព្យូទ័ររបស់អ្នក នោះរបៀបវារៈនឹងបង្ហាញ និងធ្វើបច្ចុប្បន្នភាពជានិច្ច។ អ្នកណាដឹងអាសយដ្ឋាននេះអាចអានវាបាន សូមរក្សាទុកសម្រាប់តែខ្លួនឯង។',
    make: 'បង្កើតអាសយដ្ឋាន',
    renew: 'ប្តូរអាសយដ្ឋានថ្មី',
    renewText: 'អាសយដ្ឋានមុនឈប់ដំណើរការភ្លាម ប្រតិទិនត្រូវការអាសយដ្ឋានថ្មី។',
    stop: 'លុបអាសយដ្ឋាន',
    address: 'អាសយដ្ឋានសម្ងាត់',
    once: 'វាបង្ហាញតែម្តងនេះទេ សូមចម្លងឥឡូវនេះ។',
    since: 'មានអាសយដ្ឋានតាំងពី {date}។',
    open: 'បើកក្នុងកម្មវិធីប្រតិទិន',
    copy: 'ចម្លង',
    copied: 'បានចម្លង។',
  },
  reason: {
    alreadyParticipated: 'អ្នកបានចូលរួមក្នុងរបៀបវារៈនេះរួចហើយ។',
    rangeTooLong: 'អាចបង្ហាញយ៉ាងច្រើន 400 ថ្ងៃក្នុងពេលតែមួយ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'របៀបវារៈ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'របៀបវារៈ, ប្រតិទិន, កាលវិភាគ, ថ្ងៃនេះ, សប្តាហ៍, ខែ',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'អាសយដ្ឋានសម្ងាត់នៃកាលវិភាគរបស់អ្នកត្រូវបានបង្កើត',
    content:
      'ឥឡូវនេះកាលវិភាគរបស់អ្នកអាចអានបានតាមអាសយដ្ឋានសម្ងាត់។ បើមិនមែនអ្នកជាអ្នកបង្កើតទេ សូមឈប់ចែករំលែកក្នុងកាលវិភាគ រួចប្តូរពាក្យសម្ងាត់។',
  },
} satisfies Translation<typeof zhCN.notices>

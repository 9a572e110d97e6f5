import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'ក្រុម',
  templateName: 'គំរូនាំចូលសិក្ខាកាម',
  heading: 'នាំចូលសិក្ខាកាម',
  intro: 'ឯកសារត្រូវពិនិត្យជាមុន ហើយបង្ហាញលទ្ធផលនៃជួរនីមួយៗ; គ្មាននរណាត្រូវបញ្ចូលមុនអ្នកបញ្ជាក់ឡើយ។',
  who: 'សិក្ខាកាមម្នាក់ក្នុងមួយជួរតាមគណនី; អ្នកគ្រប់គ្រងប្រព័ន្ធអាចប្រើទូរសព្ទ ឬអ៊ីមែលបានដែរ។ ក្រុមអាចទុកទទេ។',
  action: {
    putIn: 'នឹងបញ្ចូល',
    invite: 'នឹងអញ្ជើញ',
    stay: 'ជាសិក្ខាកាមរួចហើយ',
  },
  newGroup: '{name} (ថ្មី)',
  counts: {
    putsIn: 'បានបញ្ចូល៖ {count}',
    invites: 'បានអញ្ជើញ៖ {count}',
    stays: 'ជាសិក្ខាកាមរួច៖ {count}',
    refused: 'មិនបានបញ្ចូល៖ {count}',
  },
  invitedNote: 'អ្នកដែលត្រូវបានអញ្ជើញ ចូលថ្នាក់ និងក្រុមតែក្រោយពេលទទួលយក។',
  newGroups: 'ក្រុមដែលនឹងបង្កើត៖ {names}',
  exporting: 'នាំចេញ',
  exportingHint: 'ក្នុងទម្រង់ទាំងពីរ ក្រឡានីមួយៗត្រូវរក្សាទុកជាអក្សរ។',
  what: {
    members: 'សិក្ខាកាម',
    attendance: 'វត្តមាន',
    standings: 'វឌ្ឍនភាព',
  },
  fileName: '{className} {what}',
  column: {
    department: 'នាយកដ្ឋាន',
    offices: 'តួនាទី',
    state: 'ការចុះឈ្មោះ',
    requiredPassed: 'កាតព្វកិច្ចបានជាប់',
    electivePassed: 'ជ្រើសរើសបានជាប់',
    requiredHours: 'ម៉ោងកាតព្វកិច្ច',
    electiveHours: 'ម៉ោងជ្រើសរើស',
  },
  state: {
    registered: 'បានចុះឈ្មោះ',
    underReview: 'កំពុងពិនិត្យ',
    waiting: 'ក្នុងបញ្ជីរង់ចាំ',
  },
  office: {
    classTeacher: 'គ្រូបន្ទុកថ្នាក់',
    teamLeader: 'ប្រធានក្រុម',
    disciplineCommittee: 'គណៈកម្មការវិន័យ',
  },
  reason: {
    headings: 'ជួរទីមួយត្រូវមានជួរឈរគណនី ទូរសព្ទ ឬអ៊ីមែល; សូមមើលគំរូ។',
    byAccount: 'សូមបញ្ជាក់សិក្ខាកាមតាមគណនី៖ មានតែអ្នកគ្រប់គ្រងប្រព័ន្ធទេដែលអាចប្រើទូរសព្ទ ឬអ៊ីមែល។',
    nobody: 'ជួរនេះមិនបញ្ជាក់ថាជានរណា។',
    unknown: 'គ្មានមនុស្សនេះទេ។',
    disabled: 'គណនីនេះត្រូវបានបិទ។',
    full: 'ថ្នាក់គ្មានកន្លែងទៀតទេ។',
    duplicate: 'មនុស្សនេះមានក្នុងជួរមុនរួចហើយ។',
    otherPerson: 'ព័ត៌មាននេះជារបស់មនុស្សផ្សេង មិនមែនជាអ្នកដែលជួរនេះបញ្ជាក់ទេ។',
    groupTooLong: 'ឈ្មោះក្រុមមានយ៉ាងច្រើន 64 តួអក្សរ។',
    notAnnounced: 'ថ្នាក់មិនទាន់ប្រកាសទេ ដូច្នេះមិនទាន់អាចបញ្ចូលនរណាបានឡើយ។',
    finished: 'ថ្នាក់បានបញ្ចប់ហើយ ដូច្នេះមិនអាចបញ្ចូលនរណាទៀតឡើយ។',
  },
} satisfies Translation<typeof zhCN.default>

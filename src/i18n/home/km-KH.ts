import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'អរុណសួស្ដី {name}',
  afternoon: 'ទិវា​សួស្ដី {name}',
  evening: 'សាយ័ណ្ហ​សួស្ដី {name}',
  morningAnybody: 'អរុណសួស្ដី',
  afternoonAnybody: 'ទិវា​សួស្ដី',
  eveningAnybody: 'សាយ័ណ្ហ​សួស្ដី',
  today: 'ថ្ងៃនេះ​ជា​ថ្ងៃ{date}',
  userFailed: 'មិន​អាច​ផ្ទុក​ព័ត៌មាន​របស់​អ្នក​បាន​ទេ។',
  visitor: 'សូមស្វាគមន៍​មកកាន់​ថ្នាល​សិក្សា',
  visitorText: 'សូម​ចូល​គណនី ដើម្បី​បន្ត​ការសិក្សា​ពី​ចំណុច​ដែល​អ្នក​បាន​ឈប់​លើក​មុន។',
  toSignIn: 'ចូល​គណនី',
  terms: {
    standard: {
      agenda: 'កាលវិភាគ​របស់​អ្នក​ថ្ងៃនេះ',
      noAgenda: 'ថ្ងៃនេះ​មិន​មាន​ថ្នាក់រៀន និង​ការផ្សាយ​ផ្ទាល់​ទេ។',
      live: 'ការផ្សាយ​ផ្ទាល់',
      upcomingLive: 'ការផ្សាយ​ផ្ទាល់​សម្រាប់​មនុស្ស​គ្រប់គ្នា',
    },
    workshop: {
      agenda: 'របៀបវារៈ​របស់​អ្នក​ថ្ងៃនេះ',
      noAgenda: 'ថ្ងៃនេះ​មិន​មាន​សិក្ខាសាលា និង​ការផ្សាយ​តាម​អ៊ីនធឺណិត​ទេ។',
      live: 'ការផ្សាយ​តាម​អ៊ីនធឺណិត',
      upcomingLive: 'ការផ្សាយ​តាម​អ៊ីនធឺណិត​សម្រាប់​មនុស្ស​គ្រប់គ្នា',
    },
  },
  continue: {
    heading: 'បន្ត​ការសិក្សា',
    all: 'វគ្គសិក្សា​របស់ខ្ញុំ',
    action: 'បន្ត',
    emptyTitle: 'អ្នក​មិនទាន់​មាន​វគ្គសិក្សា​ដែល​កំពុង​រៀន​ទេ',
    emptyText: 'សូម​ជ្រើសរើស​វគ្គ​មួយ​ដែល​អ្នក​ចាប់អារម្មណ៍ វឌ្ឍនភាព​របស់​អ្នក​នឹង​ត្រូវ​បាន​កត់ត្រា​នៅ​ទីនេះ។',
    browse: 'មើល​វគ្គសិក្សា​បើកចំហ',
  },
  agenda: {
    coming: 'ប្រាំពីរ​ថ្ងៃខាងមុខ',
    toDo: 'កិច្ចការ​ត្រូវ​ធ្វើ',
    nothingToDo: 'មិន​មាន​កិច្ចការ​ត្រូវ​ធ្វើ​ទេ។',
    day: 'ថ្ងៃទី {day} ក្នុងចំណោម {days} ថ្ងៃ',
    starts: 'ចាប់ផ្ដើម',
    online: 'អនឡាញ',
    failed: 'មិន​អាច​ផ្ទុក​កាលវិភាគ​របស់​អ្នក​បាន​ទេ។',
    toDoFailed: 'មិន​អាច​ផ្ទុក​កិច្ចការ​របស់​អ្នក​បាន​ទេ។',
    whole: 'របៀបវារៈ​ទាំងអស់',
    checkIn: 'ចុះ​វត្តមាន',
    checkedIn: 'បាន​ចុះ​វត្តមាន',
    deadline: 'ផុត​កំណត់​ចុះឈ្មោះ',
    exam: 'ការ​ប្រឡង',
    leave: 'ការ​សុំ​ច្បាប់',
    required: 'វគ្គ​កាតព្វកិច្ច មិនទាន់​ចាប់ផ្ដើម',
    answerBy: 'ឆ្លើយ​មុន',
  },
  shelf: {
    recommended: 'វគ្គសិក្សា​ណែនាំ',
    hot: 'វគ្គសិក្សា​ពេញនិយម',
    newest: 'វគ្គសិក្សា​ថ្មីៗ',
    all: 'វគ្គសិក្សា​ទាំងអស់',
    allHot: 'វគ្គ​ពេញនិយម​ផ្សេងទៀត',
    allNewest: 'វគ្គ​ថ្មីៗផ្សេងទៀត',
    emptyTitle: 'មិនទាន់​មាន​វគ្គសិក្សា​ទេ',
    emptyText: 'វគ្គសិក្សា​នឹង​បង្ហាញ​នៅ​ទីនេះ​ភ្លាមៗពេល​បោះផ្សាយ។',
  },
  ranking: {
    courses: 'ចំណាត់ថ្នាក់​វគ្គសិក្សា',
    coursesNote: 'តាម​ចំនួន​សិក្ខាកាម',
    learners: 'ចំណាត់ថ្នាក់​សិក្ខាកាម',
    learnersNote: 'តាម​ម៉ោង​សិក្សា',
    period: 'រយៈពេល',
    month: 'ខែ​នេះ',
    year: 'ឆ្នាំនេះ',
    position: 'លេខ {position}',
    self: 'អ្នក',
    noSelf: 'អ្នក​មិនទាន់​បាន​សិក្សា​ក្នុងរយៈពេល​នេះ​ទេ។',
    emptyTitle: 'មិនទាន់​មាន​ចំណាត់ថ្នាក់​ទេ',
    emptyText: 'ចំណាត់ថ្នាក់​នឹង​បង្ហាញ​នៅពេល​មាន​អ្នក​ចាប់ផ្ដើម​សិក្សា។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'ទំព័រ​ដើម',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'ទំព័រដើម, ដំបូង, ថ្ងៃនេះ, ណែនាំ, ចំណាត់ថ្នាក់',
} satisfies Translation<typeof zhCN.keywords>

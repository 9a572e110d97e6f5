import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'សូម​សរសេរ​ឈ្មោះ​ជា​ភាសា​ចិន។',
    unknownPart: 'ថ្នាក់ នាយកដ្ឋាន មនុស្ស ឬ​រូបភាព​ដែល​យោង​នៅ​ទីនេះ​មិន​មាន ឬមិន​មែន​របស់​អ្នក។ សូម​ជ្រើសរើស​ផ្សេង។',
    closesBeforeOpening: 'ពេល​បិទ​ត្រូវ​ក្រោយពេល​បើក។',
    isTemplate: 'គំរូ​មិន​ត្រូវ​បោះផ្សាយ​ទេ។ សូម​បង្កើត​កម្រង​សំណួរ​ថ្មី​ពី​វា។',
    questionsMissing: 'សូម​បន្ថែម​យ៉ាងហោចណាស់​សំណួរ​មួយ។',
    questionIncomplete: 'មាន​សំណួរ​មិន​ពេញលេញ៖ ខ្វះ​អត្ថបទ​ភាសា​ចិន ឬ​ជម្រើស ឬ​លក្ខខណ្ឌ​មិន​អាច​បំពេញ​បាន។',
    notVote: 'ការបោះឆ្នោត​មាន​សំណួរ​តែមួយគត់ ហើយ​មិនមែន​ចម្លើយ​ខ្លី​ទេ។',
    hasEnded: 'ពេលវេលា​បាន​ផុត​ហើយ មិន​អាច​កែ​ទៀត​បានទេ។',
    hasClosed: 'ពេល​បិទ​បាន​កន្លង​ហើយ។ សូម​ជ្រើសរើស​ពេលក្រោយ​ជាមុន​សិន។',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'កម្រង​សំណួរ',
    states: {
      draft: 'សេចក្ដីព្រាង',
      published: 'បាន​បោះផ្សាយ',
      withdrawn: 'បាន​ដក​វិញ',
      discarded: 'បាន​បោះចោល',
    },
    events: {
      save: 'រក្សាទុក',
      publish: 'បោះផ្សាយ',
      withdraw: 'ដក​វិញ',
      discard: 'បោះចោល',
    },
    guards: {
      isStale: 'មាន​អ្នក​ផ្សេង​បាន​កែ​ក្នុង​ពេលនោះ',
      notIsEditor: 'អ្នក​ផ្ញើ​មិនមែន​ជា​ម្ចាស់ ឬ​អ្នក​កែសម្រួល​រួម​ទេ',
      notMayName: 'មានការ​កំណត់​អ្នក​កែសម្រួល​ផ្សេង តែ​មិនមែន​ដោយ​ម្ចាស់​ទេ',
      notKnowsEditors: 'អ្នក​ដែល​បាន​កំណត់​មិន​អាច​កែសម្រួល​បានទេ',
      notHasName: 'ខ្វះ​ឈ្មោះ​ជា​ភាសា​ដើម',
      notKnowsParts: 'មិន​បាន​កំណត់​ថា​សួរ​អ្នកណា ឬ​អ្នក​ដែល​បាន​កំណត់​មិន​មាន',
      notIsForward: 'វា​បិទ​មុន​ពេល​បើក',
      isTemplate: 'វា​ជា​គំរូ',
      notHasQuestions: 'គ្មាន​សំណួរ',
      notAreQuestionsWhole: 'មាន​សំណួរ​មិន​ពេញលេញ',
      notFitsVote: 'ការបោះឆ្នោត​មិន​មាន​សំណួរ​តែមួយគត់​ដែល​មាន​ជម្រើស',
      hasEnded: 'ពេលវេលា​បាន​ផុត​ហើយ',
      hasClosed: 'ពេល​បិទ​បាន​កន្លង​ហើយ',
    },
  },
} satisfies Translation<typeof zhCN.charts>

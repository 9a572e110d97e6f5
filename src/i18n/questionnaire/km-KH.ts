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
    answered: 'មាន​ចម្លើយ​ដាក់ស្នើ​រួចហើយ ដូច្នេះ​សំណួរ ជម្រើស និង​ភាព​អនាមិក​មិន​អាច​ប្ដូរ​បានទេ។ ពាក្យពេចន៍​នៅតែ​អាច​កែ​បាន។',
    hasEnded: 'ពេលវេលា​បាន​ផុត​ហើយ មិន​អាច​កែ​ទៀត​បានទេ។',
    hasClosed: 'ពេល​បិទ​បាន​កន្លង​ហើយ។ សូម​ជ្រើសរើស​ពេលក្រោយ​ជាមុន​សិន។',
    notYours: 'មានតែអ្នកឆ្លើយផ្ទាល់ប៉ុណ្ណោះដែលអាចធ្វើដូច្នេះបាន។',
    notForYou: 'កម្រងសំណួរនេះមិនបើកសម្រាប់អ្នកទេ។',
    notOpen: 'មិនទាន់បើកទេ។',
    closed: 'បានបិទហើយ។',
    staysOnDevice: 'ចម្លើយអនាមិកនៅលើឧបករណ៍របស់អ្នក រហូតដល់ដាក់ស្នើ។',
    changed: 'សំណួរបានផ្លាស់ប្ដូរ។ សូមបើកម្ដងទៀត។',
    anotherWriter: 'កម្រងសំណួរនេះកំពុងឆ្លើយនៅលើឧបករណ៍ ឬផ្ទាំងផ្សេង។',
    incomplete: 'នៅមានសំណួរត្រូវតែឆ្លើយដែលមិនទាន់ឆ្លើយ។',
    alreadySubmitted: 'អ្នកបានដាក់ស្នើចម្លើយហើយ មិនអាចកែបានទៀតទេ។',
    notSubmitted: 'អ្នកមិនទាន់ដាក់ស្នើចម្លើយទេ។',
    stillOpen: 'មិនទាន់បិទទេ។',
    sequenceSkipped: 'ចម្លើយខ្លះមកដល់ខុសលំដាប់ សូមព្យាយាមម្តងទៀត។',
    questionUnknown: 'សំណួរនេះមិនមានក្នុងកម្រងសំណួរទេ។',
    questionNotAsked: 'សំណួរនេះមិនសួរអ្នកទេ។',
    answerInvalid: 'ចម្លើយមិនត្រូវនឹងសំណួរទេ។',
    resultsHidden: 'ម្ចាស់មិនបង្ហាញលទ្ធផលដល់នរណាទេ ឬបង្ហាញតែដល់អ្នកដែលបានឆ្លើយ។',
    evaluationNeedsClass: 'ការវាយតម្លៃសួរថ្នាក់មួយ។ សូមជ្រើសរើសថ្នាក់ជាមុនសិន។',
    subjectsUnnamed: 'សំណួរខ្លះមិនទាន់បញ្ជាក់ថាអំពីវគ្គសិក្សាណា ឬគ្រូណា។',
    unknownSubject: 'មានសំណួរអំពីវគ្គសិក្សា ឬគ្រូដែលមិនមែនរបស់ថ្នាក់នេះ។ សូមជ្រើសរើសម្ដងទៀត។',
  },
  results: 'មើលលទ្ធផល',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'សូម​អ្នក​ឆ្លើយ',
    content: '«{questionnaire}» រង់ចាំ​ចម្លើយ​របស់​អ្នក​រហូតដល់ {until}។',
  },
  reminded: {
    title: 'រំលឹក៖ អ្នក​មិនទាន់​ឆ្លើយ​ទេ',
    content: 'អ្នក​មិនទាន់​ដាក់ស្នើ​ចម្លើយ​ចំពោះ «{questionnaire}» ទេ។ វា​បើក​រហូតដល់ {until}។',
  },
} satisfies Translation<typeof zhCN.notices>

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
      breaksForm: 'មានអ្នកបានឆ្លើយ ហើយអ្វីដែលសួរផ្លាស់ប្ដូរលើសពីពាក្យពេចន៍',
      hasEnded: 'ពេលវេលា​បាន​ផុត​ហើយ',
      hasClosed: 'ពេល​បិទ​បាន​កន្លង​ហើយ',
      lacksClass: 'វាជាការវាយតម្លៃដែលមិនសួរថ្នាក់ណាទេ',
      lacksSubjects: 'មានសំណួរមិនបញ្ជាក់វគ្គសិក្សា ឬគ្រូ',
      hasForeignSubjects: 'វគ្គសិក្សា ឬគ្រូដែលបានបញ្ជាក់មិនមែនរបស់ថ្នាក់',
    },
  },
  response: {
    title: 'ចម្លើយចំពោះកម្រងសំណួរ',
    states: {
      notTaken: 'មិនទាន់ឆ្លើយ',
      draft: 'បានរក្សាទុក',
      submitted: 'បានដាក់ស្នើ',
      completed: 'បានធ្វើរួច',
      finished: 'បានបញ្ចប់',
    },
    events: {
      save: 'រក្សាទុក',
      takeOver: 'ទទួលយកការឆ្លើយ',
      submit: 'ដាក់ស្នើ',
      change: 'កែ',
      windowEnded: 'កម្រងសំណួរបិទ',
    },
    guards: {
      isStale: 'មានអ្នកផ្សេងបានកែក្នុងពេលនោះ',
      notIsLearner: 'អ្នកផ្ញើមិនមែនជាអ្នកឆ្លើយ',
      notIsMeant: 'កម្រងសំណួរមិនបើកសម្រាប់អ្នកសិក្សា',
      notHasOpened: 'កម្រងសំណួរមិនទាន់បើក',
      hasClosed: 'កម្រងសំណួរបានបិទ',
      isAnonymous: 'វាអនាមិក',
      notIsAnonymous: 'វាមិនអនាមិក',
      mayChange: 'អាចកែចម្លើយបាន',
      notMayChange: 'មិនអាចកែចម្លើយបាន',
      notIsCurrent: 'សំណួរបានផ្លាស់ប្ដូរ',
      notIsWriter: 'អ្នកផ្ញើមិនមែនជាអ្នកសរសេរ',
      notIsComplete: 'ខ្វះចម្លើយដែលត្រូវតែឆ្លើយ',
      notIsWindowOver: 'កម្រងសំណួរមិនទាន់បិទ',
    },
  },
  evaluation: {
    title: 'ការវាយតម្លៃថ្នាក់',
    states: {
      notStarted: 'មិនទាន់ចាប់ផ្ដើម',
      inProgress: 'កំពុងដំណើរការ',
      ended: 'បានបញ្ចប់',
      evaluated: 'បានវាយតម្លៃ',
    },
    events: {
      clock: 'ពេលវេលាកន្លងទៅ',
      submit: 'ដាក់ស្នើ',
    },
    guards: {
      hasOpened: 'ការវាយតម្លៃបានបើក',
      hasClosed: 'ការវាយតម្លៃបានបិទ',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'កម្រងសំណួរ',
  qusetionnaireresult: 'លទ្ធផល',
  questionnaire: 'កម្រងសំណួររបស់ខ្ញុំ',
  vote: 'ការបោះឆ្នោតរបស់ខ្ញុំ',
  classAssessment: 'វាយតម្លៃថ្នាក់របស់អ្នក',
  assessmentResultSuccess: 'ការវាយតម្លៃបានដាក់ស្នើ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'កម្រងសំណួររបស់ខ្ញុំ ស្ទង់មតិ មតិយោបល់ អនាមិក',
  vote: 'ការបោះឆ្នោតរបស់ខ្ញុំ បោះឆ្នោត សន្លឹកឆ្នោត',
} satisfies Translation<typeof zhCN.keywords>

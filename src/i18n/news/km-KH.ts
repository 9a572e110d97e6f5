import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ព័ត៌មាន',
  lead: 'ដំណឹង​ថ្មីៗ សេចក្ដីជូនដំណឹង និង​រឿងរ៉ាវ​របស់​សិក្ខាកាម។',
  topics: 'ប្រធានបទ',
  allTopics: 'ទាំងអស់',
  topicsFailed: 'មិន​អាច​ផ្ទុក​ប្រធានបទ​បាន​ទេ។ ផ្នែក​ផ្សេងទៀត​នៅ​ដំណើរការ​ធម្មតា។',
  search: 'ស្វែងរក​ព័ត៌មាន',
  searchPlaceholder: 'ពាក្យ​ក្នុង​ចំណងជើង ឬ​អត្ថបទ',
  results: 'លទ្ធផល​សម្រាប់ «{keyword}»',
  clearSearch: 'សម្អាត​ការស្វែងរក',
  latest: 'ថ្មី​បំផុត',
  earlier: 'ព័ត៌មាន​ផ្សេងទៀត',
  empty: 'មិនទាន់​មាន​ព័ត៌មាន​ទេ',
  emptyHint: 'ព័ត៌មាន និង​សេចក្ដីជូនដំណឹង​នឹង​បង្ហាញ​នៅ​ទីនេះ​ភ្លាមៗពេល​បោះផ្សាយ។',
  nothingFound: 'រក​មិន​ឃើញ​អ្វី​ទេ',
  nothingFoundHint: 'សូម​សាកល្បង​ពាក្យ​ផ្សេង ឬ​មើល​ទាំងអស់។',
  showAll: 'មើល​ទាំងអស់',
  readingTime: 'អាន​ប្រហែល {minutes} នាទី',
  views: 'បាន​អាន {count} ដង',
  toNews: 'ត្រឡប់ទៅ​ព័ត៌មាន',
  toHelp: 'ត្រឡប់ទៅ​មជ្ឈមណ្ឌល​ជំនួយ',
  neighbours: 'អត្ថបទ​មុន និង​បន្ទាប់',
  previous: 'មុន',
  next: 'បន្ទាប់',
  help: {
    heading: 'មជ្ឈមណ្ឌល​ជំនួយ',
    lead: 'តើ​យើង​អាច​ជួយ​អ្វី​អ្នក​បាន?',
    search: 'ស្វែងរក​ក្នុង​មជ្ឈមណ្ឌល​ជំនួយ',
    searchPlaceholder: 'ឧទាហរណ៍ ពាក្យសម្ងាត់ វិញ្ញាបនបត្រ ច្បាប់​ឈប់សម្រាក',
    topics: 'ប្រធានបទ​ជំនួយ',
    otherTopic: 'សំណួរ​ផ្សេងទៀត',
    allArticles: 'អត្ថបទ​ទាំងអស់',
    empty: 'មិនទាន់​មាន​អត្ថបទ​ជំនួយ​ទេ',
    emptyHint: 'បើ​ត្រូវការ​ជំនួយ សូម​ទាក់ទង​យើង​តាមរយៈ​ជំនួយ​បច្ចេកទេស​ខាងក្រោម។',
    quickLinks: 'តំណ​រហ័ស',
    speedTest: 'តេស្ត​ល្បឿន',
    speedTestHint: 'វីដេអូ​គាំង? ពិនិត្យមើល​ថា​តើ​មក​ពី​អ៊ីនធឺណិត​ឬ​យ៉ាងណា',
    support: 'ជំនួយ​បច្ចេកទេស',
    supportHint: 'របៀប​ទាក់ទង​ក្រុមការងារ​ដែល​អាច​ដោះស្រាយ​បាន',
    app: 'កម្មវិធី​ទូរសព្ទ',
    appHint: 'បន្ត​ការសិក្សា​លើ​ទូរសព្ទ ឬ​ថេប្លេត',
  },
  reason: {
    titleMissing: 'សូម​សរសេរ​ចំណងជើង​យ៉ាងតិច​ជា​ភាសា​មួយ។',
    detailMissing: 'សូម​សរសេរ​អត្ថបទ​ជា​ភាសា​ដែល​មាន​ចំណងជើង​រួចហើយ។',
    unknownTopic: 'ប្រភេទ​នេះ​មិន​មាន​ប្រធានបទ​នោះ​ទេ។ សូម​ជ្រើសរើស​ប្រធានបទ​ផ្សេង។',
    alreadyPublished: 'ខ្លឹមសារ​នេះ​បាន​បោះផ្សាយ​រួចហើយ។',
    notPublished: 'ខ្លឹមសារ​នេះ​មិនទាន់​បាន​បោះផ្សាយ​ទេ។',
    stillPublished: 'ខ្លឹមសារ​នេះ​នៅ​បោះផ្សាយ​នៅឡើយ។ សូម​ដក​វា​វិញ មុននឹង​បោះចោល។',
    discarded: 'ខ្លឹមសារ​នេះ​ត្រូវ​បាន​បោះចោល ហើយ​មិន​អាច​កែ​ទៀត​បាន​ទេ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'ព័ត៌មាន',
  dynamicDetail: 'អត្ថបទ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'ព័ត៌មាន, អត្ថបទ, សេចក្ដីជូនដំណឹង, សេចក្តីជូនដំណឹង, ដំណឹងថ្មី',
  helpCentre: 'ជំនួយ, សំណួរ, របៀប, ការណែនាំ, មគ្គុទ្ទេសក៍',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'ព័ត៌មាន និង​ជំនួយ',
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
      adopt: 'ទទួលយកអ្វីដែលមាន',
    },
    guards: {
      isStale: 'មាន​អ្នក​ផ្សេង​បាន​កែ​ក្នុង​ពេលនោះ',
      notKnowsTopic: 'ប្រធានបទ​មិន​ស្ថិត​ក្នុង​ប្រភេទ​នេះ',
      notHasTitle: 'គ្មាន​ចំណងជើង​ជា​ភាសា​ណាមួយ',
      notHasDetail: 'គ្មាន​ភាសា​ណា​មាន​ទាំង​ចំណងជើង និង​អត្ថបទ',
      wasPublished: 'ធ្លាប់​បាន​បោះផ្សាយ',
      wasWithdrawn: 'ធ្លាប់​បាន​ដក​វិញ',
      wasDiscarded: 'ធ្លាប់​បាន​បោះចោល',
    },
  },
} satisfies Translation<typeof zhCN.charts>

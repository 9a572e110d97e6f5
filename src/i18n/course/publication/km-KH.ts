import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing: 'សូម​សរសេរ​ចំណងជើង និង​សេចក្ដីសង្ខេប​ជា​ភាសា​ចិន ហើយ​ជំពូក មេរៀន និង​ធនធាន​នី​មួយៗ​ត្រូវ​មានឈ្មោះ​ជា​ភាសា​ចិន។',
    unknownPart: 'ប្រភេទ ឯកសារ ឬ​វគ្គសិក្សា​ដែល​បាន​ជ្រើស​លែង​មាន​ទៀតហើយ។ សូម​ជ្រើសរើស​ផ្សេង។',
    contentMissing: 'មិនទាន់​មាន​អ្វី​សម្រាប់​រៀន​ទេ៖ វគ្គសិក្សា​ត្រូវ​មាន​មេរៀន​ដែល​អាច​ចាក់​បាន ហើយ​ប្រធានបទ​ត្រូវ​មាន​វគ្គសិក្សា​ដែល​បាន​បោះផ្សាយ។',
    notPublished: 'ខ្លឹមសារ​នេះ​មិនទាន់​បាន​បោះផ្សាយ​ទេ។',
    alreadyPublished: 'ខ្លឹមសារ​នេះ​បាន​បោះផ្សាយ​រួចហើយ។',
    stillPublished: 'ខ្លឹមសារ​នេះ​នៅ​បោះផ្សាយ​នៅឡើយ។ សូម​ដក​វា​វិញ មុននឹង​បោះចោល។',
    discarded: 'ខ្លឹមសារ​នេះ​ត្រូវ​បាន​បោះចោល ហើយ​មិន​អាច​កែ​ទៀត​បានទេ។',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'វគ្គសិក្សា និង​ប្រធានបទ',
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
      notHasTexts: 'ខ្វះ​ចំណងជើង សេចក្ដីសង្ខេប ឬ​ឈ្មោះ​ជា​ភាសា​ដើម',
      notKnowsParts: 'អ្វី​ដែល​វា​យោង​ដល់​មិន​មាន​ទេ',
      notHasContent: 'គ្មានអ្វី​សម្រាប់​រៀន​ក្នុង​នោះ​ទេ',
      wasPublished: 'ធ្លាប់​បាន​បោះផ្សាយ',
      wasWithdrawn: 'ធ្លាប់​បាន​ដក​វិញ',
      wasDiscarded: 'ធ្លាប់​បាន​បោះចោល',
    },
  },
} satisfies Translation<typeof zhCN.charts>

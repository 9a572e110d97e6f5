import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const kmKHInformation = {
  reason: {
    titleMissing: 'សូម​សរសេរ​ចំណងជើង​យ៉ាងតិច​ជា​ភាសា​មួយ។',
    detailMissing: 'សូម​សរសេរ​អត្ថបទ​ជា​ភាសា​ដែល​មាន​ចំណងជើង​រួចហើយ។',
    unknownTopic: 'ប្រភេទ​នេះ​មិន​មាន​ប្រធានបទ​នោះ​ទេ។ សូម​ជ្រើសរើស​ប្រធានបទ​ផ្សេង។',
    stale: 'មាន​អ្នក​ផ្សេង​បាន​កែ​ខ្លឹមសារ​នេះ​ហើយ។ សូម​បើក​ម្ដងទៀត​ដើម្បី​មើល​សភាព​បច្ចុប្បន្ន។',
    alreadyPublished: 'ខ្លឹមសារ​នេះ​បាន​បោះផ្សាយ​រួចហើយ។',
    notPublished: 'ខ្លឹមសារ​នេះ​មិនទាន់​បាន​បោះផ្សាយ​ទេ។',
    stillPublished: 'ខ្លឹមសារ​នេះ​នៅ​បោះផ្សាយ​នៅឡើយ។ សូម​ដក​វា​វិញ មុននឹង​បោះចោល។',
    discarded: 'ខ្លឹមសារ​នេះ​ត្រូវ​បាន​បោះចោល ហើយ​មិន​អាច​កែ​ទៀត​បាន​ទេ។',
  },
} satisfies NamespaceInformationTranslation

export default kmKHInformation

import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const kmKHInformation = {
  reason: {
    titleMissing: 'សូមសរសេរចំណងជើងយ៉ាងតិចជាភាសាមួយ។',
    detailMissing: 'សូមសរសេរអត្ថបទជាភាសាដែលមានចំណងជើងរួចហើយ។',
    unknownTopic: 'ប្រភេទនេះមិនមានប្រធានបទនោះទេ។ សូមជ្រើសរើសប្រធានបទផ្សេង។',
    stale: 'មានអ្នកផ្សេងបានកែខ្លឹមសារនេះហើយ។ សូមបើកម្ដងទៀតដើម្បីមើលសភាពបច្ចុប្បន្ន។',
    alreadyPublished: 'ខ្លឹមសារនេះបានបោះផ្សាយរួចហើយ។',
    notPublished: 'ខ្លឹមសារនេះមិនទាន់បានបោះផ្សាយទេ។',
    stillPublished: 'ខ្លឹមសារនេះនៅបោះផ្សាយនៅឡើយ។ សូមដកវាវិញ មុននឹងបោះចោល។',
    discarded: 'ខ្លឹមសារនេះត្រូវបានបោះចោល ហើយមិនអាចកែទៀតបានទេ។',
  },
} satisfies NamespaceInformationTranslation

export default kmKHInformation

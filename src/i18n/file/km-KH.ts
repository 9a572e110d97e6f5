import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'ជ្រើសរើសឯកសារ',
  drop: 'ឬទម្លាក់វានៅទីនេះ',
  dropNow: 'លែងដើម្បីបង្ហោះ',
  limits: '{types} មិនលើសពី {size}',
  queued: 'កំពុងរង់ចាំវេន…',
  uploading: '{sent} ក្នុងចំណោម {size}',
  progress: 'ការបង្ហោះ {name}',
  cancel: 'បោះបង់ការបង្ហោះ',
  cancelled: 'បានបោះបង់ការបង្ហោះ',
  uploaded: 'បានបង្ហោះរួច',
  replace: 'ជំនួស',
  remove: 'ដកចេញ',
  reason: {
    noFile: 'សូមជ្រើសរើសឯកសារដែលត្រូវបង្ហោះ។',
    wrongType: 'ប្រភេទឯកសារនេះមិនត្រូវបានទទួលយកនៅទីនេះទេ។',
    empty: 'ឯកសារនេះទទេ។',
    tooLarge: 'ឯកសារនេះធំជាង 10 មេកាបៃ។ សូមបង្រួម ឬបំបែកវា។',
    avatarTooLarge: 'រូបភាពនេះធំជាង 2 មេកាបៃ។ សូមជ្រើសរូបភាពតូចជាងនេះ។',
    otherContent: 'ខ្លឹមសារនៃឯកសារមិនត្រូវនឹងកន្ទុយឈ្មោះរបស់វាទេ។',
    tooManyPixels: 'រូបភាពនេះធំពេក។ សូមបង្រួមវា រួចព្យាយាមម្ដងទៀត។',
    tooManyScans: 'រូបភាពនេះត្រូវការពេលយូរពេកក្នុងការដំណើរការ។ សូមរក្សាទុកវាឡើងវិញដោយកម្មវិធីកែរូបភាព រួចព្យាយាមម្ដងទៀត។',
    failed: 'ការបង្ហោះបានបរាជ័យ។ សូមព្យាយាមម្ដងទៀត។',
  },
} satisfies Translation<typeof zhCN.default>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ការនាំចូល',
  template: 'ទាញយកគំរូ',
  file: 'ឯកសារ',
  choose: 'ជ្រើសរើសឯកសារ',
  formats: '{kinds} យ៉ាងច្រើន {rows} ជួរ និង {size}។ ជួរទីមួយជាឈ្មោះជួរឈរ ជាភាសាណាមួយរបស់វិបផតថល។',
  encoding: 'ការអ៊ិនកូដរបស់ឯកសារ',
  encodingHint: 'ប្រសិនបើអក្សរខាងក្រោមមិនត្រឹមត្រូវ សូមជ្រើសរើសមួយផ្សេងទៀត។',
  checking: 'កំពុងពិនិត្យឯកសារ…',
  ready: 'គ្មានកំហុស៖ អាចនាំចូលបាន',
  faulty: 'កំហុស៖ {count}។ សូមកែឯកសារ ហើយជ្រើសរើសម្តងទៀត',
  shown: 'បង្ហាញតែដំបូង៖ {count}។',
  ignored: 'ជួរឈរមិនស្គាល់ត្រូវបានរំលង៖ {names}',
  row: 'ជួរ',
  columnName: 'ជួរឈរ',
  value: 'តម្លៃ',
  problem: 'បញ្ហា',
  what: 'សកម្មភាព',
  start: 'ចាប់ផ្តើមនាំចូល',
  another: 'ជ្រើសរើសឯកសារផ្សេង',
  progress: 'កំពុងនាំចូល៖ {done}/{all}',
  interrupted: 'ការនាំចូលត្រូវបានផ្អាកនៅ {done}/{all}។ អាចបន្តពីទីនោះ ដោយគ្មានការស្ទួន។',
  resume: 'បន្ត',
  finished: 'ការនាំចូលបានចប់',
  failed: 'មិនអាចពិនិត្យឯកសារបាន',
  reason: {
    formula: 'វាចាប់ផ្តើមដូចរូបមន្ត (= + - @) ហើយមិនត្រូវបាននាំចូលទេ។',
    twice: 'ជួរឈរ «{heading}» មានពីរដង។',
    gone: 'ការពិនិត្យនេះផុតកំណត់ សូមជ្រើសរើសឯកសារម្តងទៀត។',
  },
} satisfies Translation<typeof zhCN.default>

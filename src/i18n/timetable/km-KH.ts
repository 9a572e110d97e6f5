import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'រង់ចាំវត្តមាន',
    present: 'មានវត្តមាន',
    late: 'មានវត្តមាន យឺត',
    absent: 'អវត្តមាន',
    excused: 'អវត្តមានមានច្បាប់',
  },
  reason: {
    notRegistered: 'អ្នកមិនបានចុះឈ្មោះក្នុងថ្នាក់នេះទេ។',
    classNotAnnounced: 'ថ្នាក់នេះមិនទាន់ប្រកាស ឬបានបញ្ចប់ហើយ។',
    tooEarly: 'ការចុះវត្តមានមិនទាន់បើកទេ។ វាបើក 15 នាទីមុនម៉ោងរៀន។',
    tooLate: 'ម៉ោងរៀននេះបានចប់ហើយ ការចុះវត្តមានត្រូវបានបិទ។',
    codeWrong: 'លេខនេះមិនត្រឹមត្រូវទេ។ សូមពិនិត្យ ហើយបញ្ចូលម្តងទៀត។',
    codeOutdated: 'លេខនេះផុតសុពលភាពហើយ។ សូមប្រើលេខដែលកំពុងបង្ហាញ។',
    codeOfOtherLesson: 'លេខនេះជារបស់ម៉ោងរៀនផ្សេង។',
    tooManyTries: 'ព្យាយាមច្រើនដងពេក។ សូមរង់ចាំបន្តិច។',
    ownAttendance: 'អ្នកមិនអាចកែវត្តមានរបស់ខ្លួនឯងបានទេ។',
    notTeaching: 'មានតែអ្នកបង្រៀនម៉ោងនេះ ឬអ្នកគ្រប់គ្រងថ្នាក់ប៉ុណ្ណោះដែលអាចធ្វើបាន។',
    notBegun: 'អាចកត់វត្តមានបានចាប់ពី 15 នាទីមុនម៉ោងរៀន។',
    reasonMissing: 'សូមផ្តល់ហេតុផល។',
    reasonTooLong: 'ហេតុផលមានយ៉ាងច្រើន 100 តួអក្សរ។',
    alreadySo: 'វត្តមានត្រូវបានកត់ដូច្នេះរួចហើយ។',
    alreadySettled: 'វត្តមាននេះត្រូវបានកំណត់រួចហើយ។',
    notEnded: 'ម៉ោងរៀននេះមិនទាន់ចប់ទេ។',
  },
} satisfies Translation<typeof zhCN.default>

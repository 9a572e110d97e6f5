import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'អង្គភាព',
  name: 'ឈ្មោះ​វិបផតថល',
  nameHint: 'បង្ហាញ​នៅ​ផ្នែក​លើ​នៃ​គ្រប់​ទំព័រ ក្នុង​ចំណងជើង​កម្មវិធី​រុករក និង​លើ​អេក្រង់​ដើម​ទូរសព្ទ។ បើ​គ្មាន​ឈ្មោះ​ក្នុង​ភាសា​ណា​ទេ វិបផតថល​ប្រើ​ឈ្មោះ​ដើម​របស់​វា។',
  fallback: 'ភាសា​មួយ​គឺ​គ្រប់គ្រាន់ អ្នកអាន​ភាសា​ផ្សេង​ឃើញ​ឈ្មោះ​ជា​ភាសា​នោះ។',
  settings: 'ភាសា និង​ពេលវេលា',
  settingsHint: 'តាម​ការកំណត់​របស់​ម៉ាស៊ីនមេ {settings}។',
  mainLanguage: 'ភាសា​ចម្បង',
  timeZone: 'ល្វែង​ម៉ោង',
  reason: {
    nameBraces: 'ឈ្មោះ​មិន​អាច​មាន​វង់ក្រចក​រមូរ​ទេ។',
  },
} satisfies Translation<typeof zhCN.default>

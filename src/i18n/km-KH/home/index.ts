import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const kmKHHome = {
  morning: 'អរុណ​សួស្ដី {name}',
  afternoon: 'ទិវា​សួស្ដី {name}',
  evening: 'សាយ័ណ្ហ​សួស្ដី {name}',
  today: 'ថ្ងៃនេះ​ជា​ថ្ងៃ{date}',
  userFailed: 'មិន​អាច​ផ្ទុក​ព័ត៌មាន​របស់​អ្នក​បាន​ទេ។',
  visitor: 'សូម​ស្វាគមន៍​មក​កាន់​ថ្នាល​សិក្សា',
  visitorText: 'សូម​ចូល​គណនី ដើម្បី​បន្ត​ការ​សិក្សា​ពី​ចំណុច​ដែល​អ្នក​បាន​ឈប់​លើក​មុន។',
  toSignIn: 'ចូល​គណនី',
  terms: {
    standard: {
      currentClasses: 'មាន {count} ថ្នាក់​កំពុង​ដំណើរការ',
      noClasses: 'មិន​មាន​ថ្នាក់​ណា​កំពុង​ដំណើរការ​ទេ',
    },
    workshop: {
      currentClasses: 'មាន​សិក្ខាសាលា {count} កំពុង​ដំណើរការ',
      noClasses: 'មិន​មាន​សិក្ខាសាលា​ណា​កំពុង​ដំណើរការ​ទេ',
    },
  },
} satisfies NamespaceHomeTranslation

export default kmKHHome

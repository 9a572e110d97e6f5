import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const kmKHAdministration = {
  outbox: {
    heading: 'ប្រអប់​សារ​ចេញ',
    intro:
      'សារ SMS និង​អ៊ីមែល​ដែល​ថ្នាល​សិក្សា​ផ្ញើ​ចេញ។ ប្រសិនបើ​មិន​ទាន់​កំណត់​សេវា​ផ្ញើ សារ​ត្រូវ​បាន​រក្សាទុក​នៅ​ទីនេះ។',
    empty: 'មិន​ទាន់​មាន​សារ​នៅ​ឡើយ​ទេ។',
    emptyHint: 'នៅ​ពេល​មាន​អ្នក​កំណត់​ពាក្យសម្ងាត់​ឡើងវិញ លេខកូដ​នឹង​បង្ហាញ​នៅ​ទីនេះ។',
    sms: 'សារ SMS',
    mail: 'អ៊ីមែល',
    target: 'អ្នក​ទទួល៖ {target}',
    state: 'ស្ថានភាព៖ {state}',
    sent: 'បាន​ផ្ញើ',
    kept: 'បាន​រក្សាទុក',
    notSent: 'ផ្ញើ​មិន​ជោគជ័យ',
  },
} satisfies NamespaceAdministrationTranslation

export default kmKHAdministration

import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const kmKHStudy = {
  reason: {
    elsewhere: 'អ្នក​កំពុង​រៀន​នៅ​បង្អួច​ផ្សេង។ អ្នក​អាច​រៀន​បាន​តែ​មួយ​វគ្គសិក្សា​ក្នុង​ពេល​តែ​មួយ។',
    takenOver: 'អ្នក​បាន​បន្ត​រៀន​នៅ​បង្អួច​ផ្សេង ដូច្នេះ​ម៉ោង​នៅ​ទីនេះ​មិន​ត្រូវ​បាន​រាប់​ទៀត​ទេ។',
    otherCourse: 'មេរៀន​នេះ​មិនមែន​របស់​វគ្គសិក្សា​នេះ​ទេ។',
    secondsInvalid: 'រយៈពេល​រៀន​ត្រូវ​ជា​ចំនួន​គត់​នៃ​វិនាទី ចាប់ពី​សូន្យ​ឡើង។',
    moreThanPassed: 'រយៈពេល​រៀន​នេះ​លើស​ពេលវេលា​ដែល​បាន​កន្លងផុត​ជាក់ស្ដែង ដូច្នេះ​មិន​ត្រូវ​បាន​កត់ត្រា​ទេ។',
    alreadyRecorded: 'រយៈពេល​រៀន​លើក​នេះ​ត្រូវ​បាន​កត់ត្រា​រួច​ហើយ។',
  },
} satisfies NamespaceStudyTranslation

export default kmKHStudy

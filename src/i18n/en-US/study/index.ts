import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const enUSStudy = {
  reason: {
    elsewhere: 'You are already studying in another window. Only one course can be studied at a time.',
    takenOver: 'You have gone on studying in another window, so time is no longer counted here.',
    otherCourse: 'This lecture is not part of this course.',
    secondsInvalid: 'Study time must be a whole number of seconds, zero or more.',
    moreThanPassed: 'This is more study time than has really passed, so it was not recorded.',
    alreadyRecorded: 'The time of this session has already been recorded.',
  },
} satisfies NamespaceStudyTranslation

export default enUSStudy

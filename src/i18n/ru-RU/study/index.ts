import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const ruRUStudy = {
  reason: {
    elsewhere: 'Вы уже учитесь в другом окне. Одновременно можно проходить только один курс.',
    takenOver: 'Вы продолжили учиться в другом окне, поэтому здесь время больше не считается.',
    otherCourse: 'Эта лекция не относится к этому курсу.',
    secondsInvalid: 'Время обучения должно быть целым числом секунд, не меньше нуля.',
    moreThanPassed: 'Это больше времени, чем прошло на самом деле, поэтому оно не записано.',
    alreadyRecorded: 'Время этого занятия уже записано.',
  },
} satisfies NamespaceStudyTranslation

export default ruRUStudy

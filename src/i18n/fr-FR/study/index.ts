import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const frFRStudy = {
  reason: {
    elsewhere: 'Vous étudiez déjà dans une autre fenêtre. On ne peut suivre qu’un cours à la fois.',
    takenOver: 'Vous avez poursuivi dans une autre fenêtre ; le temps n’est plus compté ici.',
    otherCourse: 'Cette leçon ne fait pas partie de ce cours.',
    secondsInvalid: 'Le temps d’étude doit être un nombre entier de secondes, zéro ou plus.',
    moreThanPassed: 'Ce temps d’étude dépasse le temps réellement écoulé ; il n’a pas été enregistré.',
    alreadyRecorded: 'Le temps de cette séance est déjà enregistré.',
  },
} satisfies NamespaceStudyTranslation

export default frFRStudy

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Attendu',
    present: 'Présent',
    late: 'Présent, en retard',
    absent: 'Absent',
    excused: 'Excusé',
  },
  reason: {
    notRegistered: 'Vous n’êtes pas inscrit à cette classe.',
    classNotAnnounced: 'Cette classe n’est pas encore annoncée, ou elle est terminée.',
    tooEarly: 'Le pointage n’est pas encore ouvert. Il ouvre 15 minutes avant le cours.',
    tooLate: 'Ce cours est terminé : le pointage est fermé.',
    codeWrong: 'Ce numéro n’est pas le bon. Vérifiez-le et saisissez-le de nouveau.',
    codeOutdated: 'Ce numéro n’est plus valable. Utilisez celui qui est affiché maintenant.',
    codeOfOtherLesson: 'Ce numéro est celui d’un autre cours.',
    tooManyTries: 'Trop de tentatives. Patientez un moment.',
    ownAttendance: 'Vous ne pouvez pas modifier votre propre présence.',
    notTeaching: 'Seuls les enseignants de ce cours et les responsables de la classe le peuvent.',
    notBegun: 'La présence peut être saisie à partir de 15 minutes avant le cours.',
    reasonMissing: 'Indiquez un motif.',
    reasonTooLong: 'Un motif compte au plus 100 caractères.',
    alreadySo: 'La présence est déjà ainsi.',
    alreadySettled: 'Cette présence est déjà arrêtée.',
    notEnded: 'Ce cours n’est pas encore terminé.',
  },
} satisfies Translation<typeof zhCN.default>

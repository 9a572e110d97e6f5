import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Seule la personne qui passe l’examen peut le faire.',
    ownRegistration: 'Vous ne pouvez pas décider de votre propre inscription.',
    notStaff: 'Seuls les responsables de cet examen peuvent le faire.',
    closed: 'L’examen est clos.',
    nothingToDecide: 'Aucune inscription n’attend de décision.',
    noRegistration: 'Cet examen ne demande pas d’inscription.',
    notForYou: 'Cet examen ne vous est pas ouvert.',
    alreadyBegun: 'L’examen a commencé ; vous ne pouvez plus vous désinscrire.',
    notRegistered: 'Vous n’êtes pas inscrit à cet examen, ou votre inscription n’est pas encore validée.',
    notYetApproved: 'L’inscription est encore en cours d’examen.',
    reasonMissing: 'Veuillez indiquer un motif.',
    reasonTooLong: 'Un motif compte au plus 100 caractères.',
    alreadyRegistered: 'Vous êtes déjà inscrit.',
    timeUp: 'Le temps est écoulé.',
    anotherWriter: 'Cette copie est en cours de rédaction sur un autre appareil ou dans un autre onglet.',
    hoursMissing: 'Il vous manque {hours} heures de formation pour pouvoir passer l’examen.',
    notOpen: 'L’examen n’est pas encore ouvert.',
    tooLate: 'Il est trop tard pour commencer cet examen.',
    noAttemptsLeft: 'Vous n’avez plus de tentative.',
    notStudied: 'Terminez l’étude du cours avant de passer l’examen.',
    notInProgress: 'Cette copie n’est pas en cours de rédaction.',
    stillOpen: 'Le temps n’est pas encore écoulé.',
    inProgress: 'La copie est en cours de rédaction.',
    beingMarked: 'La copie est en cours de correction ; veuillez attendre le résultat.',
    alreadyPassed: 'Vous avez déjà réussi cet examen ; inutile de le repasser.',
    minutesInvalid: 'Le temps supplémentaire est un nombre entier de minutes, de 1 à 600.',
    sequenceSkipped: 'Des réponses sont arrivées dans le désordre. Veuillez réessayer.',
    sequenceReplayed: 'Une autre réponse est déjà enregistrée sous le même numéro.',
    questionUnknown: 'Cette question ne figure pas dans la copie.',
    answerInvalid: 'La réponse ne correspond pas à la question.',
    questionLeft: 'Vous avez répondu à cette question et l’avez quittée ; elle ne peut plus être modifiée.',
    notHandedIn: 'La copie n’a pas encore été rendue.',
    marksInvalid: 'La note doit être comprise entre 0 et le maximum de la question.',
    marksMissing: 'Certaines questions n’ont pas encore de note.',
    notPublished: 'La copie et les réponses ne sont pas publiées.',
    noRanking: 'Seuls les concours ont un classement.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Une inscription à un examen attend votre décision',
    content: '{learner} souhaite passer « {exam} ». Veuillez accepter ou refuser l’inscription.',
  },
  approved: {
    title: 'Votre inscription à l’examen est validée',
    content: 'Vous pouvez passer « {exam} » tant qu’il est ouvert.',
  },
  declined: {
    title: 'Votre inscription à l’examen est refusée',
    content: 'Votre inscription à « {exam} » a été refusée. Motif : {reason}',
  },
  passed: {
    title: 'Examen réussi',
    content: 'Félicitations, vous avez réussi « {exam} ».',
  },
  failed: {
    title: 'Examen non réussi',
    content: 'Vous n’avez pas réussi « {exam} », et il ne vous reste plus de tentative.',
  },
  makeUp: {
    title: 'Examen non réussi : rattrapage possible',
    content: 'Vous n’avez pas réussi « {exam} ». Vous pouvez passer un rattrapage jusqu’à sa clôture.',
  },
  remarked: {
    title: 'Un résultat d’examen a été corrigé',
    content: 'Votre résultat à « {exam} » a été corrigé. Veuillez le consulter de nouveau.',
  },
  extraTime: {
    title: 'Temps supplémentaire pour votre examen',
    content: 'Vous disposez de {minutes} minutes de plus pour « {exam} ». Motif : {reason}',
  },
  handedIn: {
    title: 'Votre copie est corrigée',
    content: 'Votre copie de « {exam} » est corrigée. Le résultat sera publié plus tard.',
  },
} satisfies Translation<typeof zhCN.notices>

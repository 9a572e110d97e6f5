import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Cette inscription ne relève pas de vous.',
    ownRegistration: 'Vous ne pouvez pas décider de votre propre inscription.',
    notStaff: 'Seuls les responsables de la formation et les administrateurs peuvent le faire.',
    classNotOpened: 'Cette formation n’est pas encore ouverte.',
    classFinished: 'Cette formation est terminée\u202f; ses inscriptions ne peuvent plus être modifiées.',
    notStarted: 'Les inscriptions n’ont pas encore commencé.',
    ended: 'Les inscriptions sont closes.',
    notInvited: 'Cette formation ne vous est pas ouverte.',
    full: 'Cette formation est complète et n’a pas de liste d’attente.',
    alreadyRegistered: 'L’inscription est déjà faite.',
    alreadyWaiting: 'L’inscription est déjà sur la liste d’attente.',
    notYetApproved: 'L’inscription n’a pas encore été approuvée.',
    nothingToDecide: 'Il n’y a pas d’inscription à examiner.',
    notRegistered: 'Il n’y a pas d’inscription à cette formation.',
    reviewGoesOn: 'Les inscriptions sont closes, mais les demandes peuvent encore être examinées.',
    reasonMissing: 'Indiquez un motif.',
    reasonTooLong: 'Le motif compte au plus 100 caractères.',
    noInvitation: 'Il n’y a pas d’invitation à laquelle répondre.',
    alreadyInvited: 'Une invitation est déjà envoyée\u202f; la personne n’y a pas encore répondu.',
    tooSoon: 'Moins d’une minute s’est écoulée depuis le retrait. Réessayez dans un instant.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Inscriptions en attente de votre décision',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} {{|inscription|||d’inscriptions|inscriptions}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Une inscription attend votre décision',
    content:
      '{learner} souhaite participer à «\u202f{className}\u202f». Veuillez approuver ou refuser cette inscription.',
  },
  approved: {
    title: 'Votre inscription est approuvée',
    content:
      'Vous participez désormais à «\u202f{className}\u202f». En cas d’empêchement, vous pouvez vous désinscrire sur la page de la formation.',
  },
  queued: {
    title: 'Inscription approuvée, sur liste d’attente',
    content:
      'Votre inscription à «\u202f{className}\u202f» est approuvée, mais la formation est complète. Les places qui se libèrent sont attribuées dans l’ordre des inscriptions.',
  },
  movedUp: {
    title: 'Une place s’est libérée pour vous',
    content:
      'Une place s’est libérée dans «\u202f{className}\u202f» et elle est à vous. Si vous n’en avez plus besoin, désinscrivez-vous pour la laisser à la personne suivante.',
  },
  declined: {
    title: 'Votre inscription est refusée',
    content: 'Votre inscription à «\u202f{className}\u202f» est refusée. Motif\u202f: {reason}',
  },
  lapsed: {
    title: 'Votre inscription est devenue caduque',
    content:
      'Le délai d’examen des inscriptions à «\u202f{className}\u202f» est passé\u202f; la vôtre a été close sans qu’une place vous soit attribuée.',
  },
  putIn: {
    title: 'Vous avez été inscrit à une formation',
    content:
      'Les responsables de «\u202f{className}\u202f» vous y ont inscrit. Si vous ne pouvez pas participer, vous pouvez vous désinscrire sur la page de la formation.',
  },
  takenOut: {
    title: 'Vous avez été retiré d’une formation',
    content: 'Vous ne participez plus à «\u202f{className}\u202f». Motif\u202f: {reason}',
  },
  invited: {
    title: 'Vous êtes invité à une formation',
    content:
      'Les responsables de «\u202f{className}\u202f» souhaitent votre participation. Acceptez ou déclinez l’invitation sur la page de la formation.',
  },
  uninvited: {
    title: 'Une invitation a été annulée',
    content: 'Vous n’êtes plus invité à «\u202f{className}\u202f». Motif\u202f: {reason}',
  },
  accepted: {
    title: 'Une invitation a été acceptée',
    content: '{learner} a accepté l’invitation à «\u202f{className}\u202f».',
  },
  turnedDown: {
    title: 'Une invitation a été déclinée',
    content: '{learner} a décliné l’invitation à «\u202f{className}\u202f».',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Inscription à une formation',
    states: {
      unregistered: 'Non inscrit',
      invited: 'Invité',
      underReview: 'En cours d’examen',
      waiting: 'Sur liste d’attente',
      registered: 'Inscrit',
      declined: 'Refusée',
      withdrawn: 'Désinscrit',
    },
    events: {
      register: 'S’inscrire',
      withdraw: 'Se désinscrire',
      approve: 'Approuver',
      decline: 'Refuser',
      putIn: 'Inscrire',
      takeOut: 'Retirer',
      accept: 'Accepter l’invitation',
      turnDown: 'Décliner l’invitation',
      enter: 'Entrer dans la formation',
      placeFreed: 'une place se libère',
      windowEnded: 'la période d’inscription se termine',
      classEnded: 'la formation se termine',
      adopt: 'reprendre l’existant',
    },
    guards: {
      needsConsent: 'la formation n’est pas ouverte d’office à cette personne, qui doit donc accepter',
      isPaused: 'il s’est écoulé moins de {pauseMinutes} min depuis le retrait',
      isStale: 'quelqu’un d’autre l’a modifiée entre-temps',
      isLearner: 'l’auteur de l’action est l’apprenant',
      notIsLearner: 'l’auteur de l’action n’est pas l’apprenant',
      notIsStaff: 'l’auteur de l’action n’est pas responsable de la formation',
      notIsAnnounced: 'les apprenants ne voient pas encore la formation',
      hasClassEnded: 'la formation est terminée',
      notHasWindowOpened: 'les inscriptions n’ont pas commencé',
      hasWindowEnded: 'les inscriptions sont closes',
      notIsInvited: 'la formation n’est pas ouverte à l’apprenant',
      isFull: 'la formation est complète',
      notIsFull: 'il reste une place',
      hasWaitingList: 'la formation a une liste d’attente',
      notHasWaitingList: 'la formation n’a pas de liste d’attente',
      asksApproval: 'les inscriptions sont soumises à approbation',
      declinesAtEnd: 'les demandes en suspens à la clôture sont refusées',
      notHasReason: 'aucun motif n’est indiqué',
      notIsReasonShort: 'le motif dépasse {reasonLimit} caractères',
    },
  },
} satisfies Translation<typeof zhCN.charts>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Filtrer par état',
  all: 'Toutes',
  status: {
    pending: 'En attente',
    approved: 'Approuvée',
    rejected: 'Refusée',
    cancelled: 'Annulée',
  },
  type: {
    casual: 'Absence pour motif personnel',
    sick: 'Absence pour maladie',
    business: 'Absence pour motif professionnel',
  },
  step: {
    writing: 'Demande',
    requested: 'Demande envoyée',
    deciding: 'Décision attendue\u202f: {who}',
    decides: 'Décision\u202f: {who}',
    agreed: 'Accord\u202f: {who}',
    vacated: 'Poste vacant, étape passée\u202f: {who}',
    refused: 'Refus\u202f: {who}',
    approved: 'Absence approuvée',
    rejected: 'Refus',
    cancelled: 'Annulation',
    cancelledNow: 'Demande annulée',
    revoked: 'Renoncement à l’absence',
    left: 'N’est plus dans la classe',
  },
  next: {
    pending: 'Décision attendue\u202f: {who}.',
    pendingThen: 'Décision attendue\u202f: {who}. Ensuite\u202f: {others}.',
    yourTurn: 'C’est à vous de décider.',
    approved: 'Tous les accords ont été donnés. Il reste possible de renoncer à l’absence jusqu’à son début.',
    begun: 'L’absence a commencé. Il n’y a plus rien à faire.',
    rejected: 'Cette absence a été refusée\u202f; la demande s’arrête là.',
    cancelled: 'Cette absence a été retirée\u202f; la demande s’arrête là.',
    left: 'La personne n’est plus dans la classe\u202f: cette absence est annulée.',
    askAgain: 'Si elle reste nécessaire, faites une nouvelle demande.',
  },
  action: {
    approve: 'Approuver',
    reject: 'Refuser',
    cancel: 'Annuler la demande',
    revoke: 'Renoncer à l’absence',
  },
  done: {
    approve: 'Absence approuvée.',
    reject: 'Absence refusée.',
    cancel: 'La demande a été annulée.',
    revoke: 'Vous avez renoncé à cette absence\u202f; les personnes qui l’avaient approuvée en sont informées.',
  },
  ask: {
    approve: 'Approuver cette absence\u202f?',
    reject: 'Refuser cette absence\u202f?',
    cancel: 'Annuler cette demande\u202f?',
    revoke: 'Renoncer à cette absence\u202f?',
    approveText: 'Votre commentaire s’affichera avec votre nom dans l’avancement. Il est facultatif.',
    rejectText: 'L’apprenant lira votre motif, et la demande s’arrêtera là.',
    cancelText: 'Plus personne n’aura à se prononcer. Cette action est définitive.',
    revokeText: 'Les personnes qui ont donné leur accord en seront informées. Cette action est définitive.',
  },
  one: 'Absence',
  details: 'Informations sur l’absence',
  learner: 'Apprenant',
  className: 'Formation',
  typeName: 'Type d’absence',
  time: 'Période',
  reasonName: 'Motif',
  requestedAt: 'Demandée le',
  toList: 'Retour à mes absences',
  missingTitle: 'Cette absence est introuvable',
  missingText: 'Elle n’est peut-être pas à vous, ou l’adresse est erronée.',
  list: {
    request: 'Demander une absence',
    emptyTitle: 'Vous n’avez encore demandé aucune absence',
    emptyText: 'Si vous avez un empêchement, faites votre demande ici à l’avance et suivez la décision.',
    emptyStatusTitle: 'Aucune absence dans cet état',
    emptyStatusText: 'Choisissez un autre état, ou affichez toutes vos absences.',
    showAll: 'Voir toutes mes absences',
  },
  form: {
    heading: 'Demander une absence',
    className: 'Formation',
    chooseClass: 'Choisissez une formation',
    type: 'Type d’absence',
    start: 'Début',
    end: 'Fin',
    reason: 'Motif',
    reasonHint: 'Il sera lu par les personnes qui se prononcent.',
    range: 'Période d’absence',
    chain: 'Qui décide',
    chainHint: 'Choisissez une formation pour voir qui se prononce, et dans quel ordre.',
    ready: 'La demande est prête à être envoyée.',
    submit: 'Envoyer la demande',
    cancel: 'Annuler',
    done: 'Votre demande a été envoyée.',
    noClassTitle: 'Aucune formation pour laquelle demander une absence',
    noClassText: 'Dès que vous participez à une formation, vous pouvez demander une absence ici.',
    toClasses: 'Voir mes formations',
  },
  audit: {
    views: 'En attente et traitées',
    waiting: 'En attente',
    decided: 'Traitées',
    emptyDecidedTitle: 'Vous ne vous êtes encore prononcé sur aucune absence',
    emptyDecidedText: 'Les absences que vous approuvez ou refusez figurent ici.',
    toList: 'Retour à l’approbation des absences',
    next: 'Demande suivante\u202f: {who}',
    noneLeft: 'Aucune autre absence n’attend votre décision.',
    forbiddenText:
      'Les absences sont du ressort des responsables de groupe, des membres du comité de discipline, des responsables de formation et de la direction.',
  },
  reason: {
    notYours: 'Cette absence ne relève pas de vous.',
    ownLeave: 'Vous ne pouvez pas vous prononcer sur votre propre absence.',
    notYourTurn: 'Ce n’est pas encore à vous de décider.',
    turnPassed: 'L’étape qui vous revenait est déjà tranchée.',
    reasonMissing: 'Indiquez un motif.',
    reasonTooLong: 'Le motif compte au plus 100 caractères.',
    notMember: 'Vous ne participez pas à cette formation, ou elle est terminée.',
    classMissing: 'Choisissez une formation.',
    startMissing: 'Indiquez le début de l’absence.',
    endMissing: 'Indiquez la fin de l’absence.',
    startEqualsEnd: 'L’absence ne peut pas finir au moment où elle commence.',
    endBeforeStart: 'La fin ne peut pas précéder le début.',
    outsideClass: 'Cette période est en dehors des dates de la formation.',
    overlaps: 'Vous avez déjà une autre absence pendant cette période.',
    noApprover:
      'Personne ne peut approuver d’absence dans cette formation pour l’instant. Adressez-vous au responsable de la formation.',
    alreadyDecided: 'Une décision a déjà été prise\u202f; cette absence ne peut plus être modifiée.',
    alreadyBegun: 'L’absence a commencé\u202f; il n’est plus possible d’y renoncer.',
    notApproved: 'Cette absence n’est pas encore approuvée. Annulez la demande si elle n’est plus utile.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'Mes absences',
  'leave-audit': 'Approbation des absences',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'absence, absent, congé, maladie, malade, empêchement, demande d’absence, jour de congé',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Absences en attente de votre décision',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} {{|absence|||d’absences|absences}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  turn: {
    title: 'Une absence attend votre décision',
    content:
      '{learner} demande une absence du {from} au {to} ({className}). Veuillez approuver ou refuser cette demande.',
  },
  approved: {
    title: 'Votre absence est approuvée',
    content:
      'Votre absence du {from} au {to} ({className}) est approuvée. Si elle n’est plus nécessaire, vous pouvez y renoncer jusqu’à son début.',
  },
  rejected: {
    title: 'Votre absence est refusée',
    content: 'Votre absence du {from} au {to} ({className}) est refusée. Motif\u202f: {reason}',
  },
  handedOver: {
    title: 'Des absences attendent désormais votre décision',
    content: 'Vous occupez maintenant un poste qui décide des absences. En attente de votre décision\u202f: {count}.',
  },
  noLeader: {
    title: 'Des absences attendent un poste vacant',
    content:
      'Plus personne n’occupe ce poste\u202f: {office}. Absences en attente\u202f: {count}. Veuillez désigner quelqu’un.',
  },
  vacant: {
    title: 'Des absences attendent un poste vacant',
    content:
      'Dans {className}, plus personne n’occupe ce poste\u202f: {office}. Absences en attente\u202f: {count}. Veuillez désigner quelqu’un.',
  },
  lapsed: {
    title: 'Votre absence est annulée',
    content: 'Vous n’êtes plus dans {className}\u202f: votre absence du {from} au {to} est annulée.',
  },
  revoked: {
    title: 'Renoncement à une absence approuvée',
    content:
      '{learner} renonce à son absence du {from} au {to} ({className}) et sera présent comme prévu. Motif\u202f: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Absence',
    states: {
      draft: 'En cours de rédaction',
      pending: 'En attente d’approbation',
      pendingTeamLeader: 'En attente du responsable de groupe',
      pendingDisciplineCommittee: 'En attente du comité de discipline',
      pendingHeadmaster: 'En attente du responsable de la formation',
      pendingSchoolLeader: 'En attente de la direction',
      approved: 'Approuvée',
      rejected: 'Refusée',
      cancelled: 'Annulée',
    },
    events: {
      request: 'Demander une absence',
      approve: 'Approuver',
      reject: 'Refuser',
      cancel: 'Annuler la demande',
      revoke: 'Renoncer à l’absence',
      membershipEnded: 'La personne quitte la classe',
      officeVacated: 'Le poste devient vacant',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifiée entre-temps',
      isOwner: 'l’auteur de l’action est l’apprenant qui l’a demandée',
      notIsOwner: 'l’auteur de l’action n’est pas l’apprenant qui l’a demandée',
      notIsApprover: 'l’auteur de l’action n’approuve rien pour cet apprenant',
      notIsTurnAhead: 'ni cette étape ni aucune des suivantes ne revient à l’auteur de l’action',
      notIsTurnOf: 'l’auteur de l’action n’est pas {approver}',
      notIsInChain: 'la formation se passe de l’accord suivant\u202f: {approver}',
      canPassOn: 'plus personne n’occupe ce poste\u202f: {approver}, et quelqu’un décide ensuite',
      notIsMember: 'l’apprenant ne participe pas à la formation, ou elle est terminée',
      notHasLength: 'elle commence et finit au même moment',
      notIsForward: 'elle finit avant de commencer',
      missesClass: 'elle est en dehors des dates de la formation',
      notHasReason: 'aucun motif n’est indiqué',
      notIsReasonShort: 'le motif dépasse {reasonLimit} caractères',
      overlaps: 'elle empiète sur une autre absence',
      notHasApprover: 'la formation n’a personne pour approuver',
      hasBegun: 'l’absence a commencé',
    },
  },
} satisfies Translation<typeof zhCN.charts>

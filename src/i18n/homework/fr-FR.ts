import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Devoir',
  action: {
    handIn: 'Remettre',
    approve: 'Valider',
    reject: 'Rendre à corriger',
    reopen: 'Retirer la validation',
  },
  desk: {
    handedIn: 'Remis le',
    timing: 'Délai',
    late: 'Remis après la clôture',
    version: 'Version',
    words: 'Texte',
    files: 'Fichiers',
  },
  reason: {
    notYours: 'Ce devoir n’est pas le vôtre.',
    notForYou: 'Ce travail ne vous est pas destiné, ou il a été retiré.',
    notStarted: 'Ce travail n’a pas encore commencé. Remettez-le une fois qu’il aura commencé.',
    ended: 'Ce travail est terminé\u202f; plus rien n’est accepté.',
    alreadyApproved: 'Votre devoir a été validé. Il n’y a plus rien à remettre.',
    replacedOften:
      'Vous avez déjà remplacé ce devoir 20 fois. Attendez la correction ; s’il vous est rendu, vous pourrez le remettre de nouveau.',
    empty: 'Écrivez quelque chose ou ajoutez un fichier avant de remettre votre devoir.',
    unfitContent:
      'Ce travail n’accepte pas ce contenu. Vérifiez s’il accepte du texte ou des fichiers, combien de fichiers et quelle longueur de texte.',
    unknownFile:
      'Un fichier est introuvable, ou vous ne l’avez pas envoyé pour un devoir. Retirez-le et envoyez-le de nouveau.',
    ownWork: 'Vous ne pouvez pas corriger votre propre devoir.',
    notReviewer: 'Vous ne corrigez pas ce devoir.',
    notSubmitted: 'Rien n’a encore été remis\u202f: il n’y a rien à corriger.',
    alreadyReviewed: 'Ce devoir a déjà été corrigé.',
    notApproved: 'Ce devoir n’a pas été validé.',
    remarkMissing: 'Veuillez indiquer pourquoi\u202f; l’apprenant le lira.',
    remarkTooLong: 'Une remarque compte au plus 1\u202f000 caractères.',
    unfitMarks: 'Ces points ne correspondent pas aux critères du travail.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Devoir',
  myhomework: 'Mes devoirs',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'mes devoirs, devoir, travail, rendre, remettre, envoyer, correction, pièce jointe, exercice',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Devoirs qui attendent votre correction',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} {{|devoir|||de devoirs|devoirs}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Un devoir attend votre correction',
    content: '{learner} a remis «\u202f{task}\u202f». Veuillez le corriger.',
  },
  approved: {
    title: 'Votre devoir a été validé',
    content: '«\u202f{task}\u202f» a été validé. Remarque\u202f: {reason}',
  },
  rejected: {
    title: 'Votre devoir vous est rendu',
    content: '«\u202f{task}\u202f» n’a pas été validé. Corrigez-le et remettez-le de nouveau. Motif\u202f: {reason}',
  },
  reopened: {
    title: 'La validation de votre devoir a été retirée',
    content:
      '«\u202f{task}\u202f» n’est plus considéré comme validé. Corrigez-le et remettez-le de nouveau. Motif\u202f: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Devoir',
    states: {
      notSubmitted: 'Non remis',
      submitted: 'Remis',
      notApproved: 'Non validé',
      approved: 'Validé',
    },
    events: {
      handIn: 'Remettre',
      approve: 'Valider',
      reject: 'Rendre à corriger',
      reopen: 'Retirer la validation',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifié entre-temps',
      isOwner: 'l’auteur de l’action est l’apprenant concerné',
      notIsOwner: 'l’auteur de l’action n’est pas l’apprenant concerné',
      notIsMeant: 'le travail n’est pas publié, ou n’est pas destiné à l’apprenant',
      notHasStarted: 'le travail n’a pas commencé',
      isOver: 'le travail est terminé',
      isReplacedOften: 'ce qui attend a été remplacé {replacementsMax} fois',
      notIsReviewer: 'l’auteur de l’action ne corrige pas ce devoir',
      notHasContent: 'il n’y a rien dedans',
      notFitsTask: 'le travail n’accepte pas ce contenu',
      notKnowsFiles: 'un fichier manque, ou n’a pas été envoyé par l’apprenant',
      notFitsRubric: 'les points ne correspondent pas aux critères',
      notHasRemark: 'aucune remarque n’est donnée',
      notIsRemarkShort: 'la remarque dépasse {remarkLimit} caractères',
    },
  },
} satisfies Translation<typeof zhCN.charts>

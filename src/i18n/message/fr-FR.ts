import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'Le message est vide.',
    letterTooLong: 'Un message compte au plus 2000 caractères.',
    noSharedClass: 'Vous ne pouvez écrire qu’aux apprenants et aux responsables de vos formations.',
    tooManyReceivers: 'Vous pouvez écrire à 500 personnes au plus à la fois. Choisissez un groupe.',
    nobodyToWriteTo: 'Il n’y a personne d’autre que vous.',
  },
  centre: {
    kinds: 'Types de messages',
    notices: 'Notifications',
    letters: 'Messages privés',
    unreadCount: '{count} {{|non lu|||de messages non lus|non lus}}',
    markRead: 'Marquer comme lu',
    notMarked: 'Impossible de marquer comme lu\u202f: {why}',
    viewAll: 'Tout voir',
    filter: 'Filtrer par état',
    all: 'Toutes',
    unread: 'Non lues',
    noUnreadTitle: 'Vous avez lu toutes les notifications',
    noUnreadText:
      'Les notifications sur les absences, les formations et les nouveaux cours restent ici tant que vous ne les avez pas lues.',
    noNoticesTitle: 'Aucune notification pour l’instant',
    noNoticesText:
      'Vous serez prévenu ici lorsqu’une décision est prise sur une absence, qu’une formation va commencer ou qu’un nouveau cours est publié.',
    noLettersTitle: 'Aucun message privé pour l’instant',
    noLettersText:
      'Vous pouvez écrire aux apprenants et aux responsables de vos formations. Vos échanges sont conservés ici.',
    write: 'Nouveau message',
    own: 'Vous\u202f:',
    toNotices: 'Retour aux notifications',
    toLetters: 'Retour aux messages privés',
    open: 'Voir le détail',
  },
  correspondents: {
    title: 'À qui souhaitez-vous écrire\u202f?',
    text: 'Vous pouvez écrire aux apprenants et aux responsables de vos formations.',
    search: 'Rechercher par nom',
    placeholder: 'Nom',
    nobodyTitle: 'Personne à qui écrire pour l’instant',
    nobodyText: 'Dès que vous participez à une formation, ses apprenants et son responsable figurent ici.',
    noneFound: 'Aucun résultat pour ce nom',
    noneFoundText: 'Seuls les apprenants et les responsables de vos formations figurent ici. Essayez un autre nom.',
  },
  dialogue: {
    history: 'Messages échangés avec {name}',
    own: 'Vous',
    earlier: 'Messages plus anciens',
    earlierFailed: 'Les messages plus anciens n’ont pas pu être chargés.',
    emptyTitle: 'Aucun message pour l’instant',
    emptyText: 'Écrivez le premier.',
    toLatest: 'Aller au plus récent',
    newLetters: 'Nouveaux messages',
    received: '{name}\u202f: {content}',
    label: 'Écrire un message',
    placeholder: 'Votre message…',
    hint: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne',
    left: '{count} {{|caractère restant|||de caractères restants|caractères restants}}',
    over: '{count} {{|caractère en trop|||de caractères en trop|caractères en trop}}',
    send: 'Envoyer',
    sending: 'Envoi…',
    notSent: 'Non envoyé. {why}',
    queued: 'En attente d’envoi',
    withdraw: 'Reprendre pour modifier',
    closed:
      'Vous n’avez plus de formation en commun et ne pouvez plus vous écrire. Les anciens messages restent consultables.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'Mes messages',
  'notice-list': 'Messagerie',
  'message-detail': 'Messages privés',
  'system-detail': 'Notification',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'messages, messagerie, notifications, messages privés, écrire à quelqu’un, boîte de réception',
} satisfies Translation<typeof zhCN.keywords>

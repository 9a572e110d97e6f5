import type { NamespaceMessageTranslation } from '../../i18n-types.ts'

const frFRMessage = {
  reason: {
    letterEmpty: 'Le message est vide.',
    letterTooLong: 'Un message compte au plus 2000 caractères.',
    noSharedClass: 'Vous ne pouvez écrire qu’aux apprenants et aux responsables de vos formations.',
  },
  notice: {
    leave: {
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
      revoked: {
        title: 'Renoncement à une absence approuvée',
        content:
          '{learner} renonce à son absence du {from} au {to} ({className}) et sera présent comme prévu. Motif\u202f: {reason}',
      },
    },
    class: {
      begins: {
        title: 'C’est bientôt le début',
        content: '«\u202f{className}\u202f» commence le {from}. Découvrez le programme et les autres participants.',
      },
      ended: {
        title: 'C’est terminé',
        content:
          '«\u202f{className}\u202f» a pris fin le {to}. Merci de votre participation\u202f; toutes les informations restent consultables.',
      },
    },
    course: {
      published: {
        title: 'Un nouveau cours',
        content: 'Le cours «\u202f{courseName}\u202f» est maintenant ouvert aux apprenants.',
      },
      passed: {
        title: 'Cours réussi',
        content: 'Félicitations ! Vous avez terminé le cours « {course} » et vous l’avez réussi.',
      },
      notPassed: {
        title: 'Cours non réussi',
        content:
          'Vous avez épuisé les tentatives à l’examen du cours « {course} » sans le réussir. Les leçons vous restent ouvertes.',
      },
      toExam: {
        title: 'Leçons terminées, il reste l’examen',
        content:
          'Vous avez terminé toutes les leçons du cours « {course} ». Réussissez l’examen pour achever le cours.',
      },
    },
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
} satisfies NamespaceMessageTranslation

export default frFRMessage

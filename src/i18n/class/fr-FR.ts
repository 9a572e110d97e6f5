import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'Mes formations',
      current: 'Formation en cours',
      choose: 'Vous avez {count} {{|formation|||de formations|formations}} en cours. Choisissez-en une.',
      toList: 'Retour aux formations',
      all: 'Voir toutes les formations',
      emptyTitle: 'Vous ne participez encore à aucune formation',
      emptyText: 'Une formation apparaît ici dès que vous en êtes membre.',
      emptyCurrentTitle: 'Aucune formation en cours',
      emptyCurrentText: 'La liste des formations montre aussi celles à venir et celles qui sont terminées.',
      emptyComingTitle: 'Aucune formation à venir',
      emptyComingText: 'Une fois votre inscription faite, les formations non commencées apparaissent ici.',
      emptyHistoryTitle: 'Aucune formation terminée pour l’instant',
      emptyHistoryText: 'Une fois une formation terminée, vous pouvez la revoir ici.',
      missingTitle: 'Cette formation est introuvable',
      missingText: 'Elle n’existe pas, ou vous n’en êtes pas membre.',
      journey: 'Où en est cette formation',
      notMember:
        'Vous n’êtes pas au nombre des apprenants de cette formation\u202f; vous la consultez en tant que responsable ou administrateur.',
      state: {
        notStarted: 'Non commencée',
        inProgress: 'En cours',
        ended: 'Terminée',
      },
      headmaster: 'Responsable de la formation',
    },
    workshop: {
      heading: 'Mes ateliers',
      current: 'Atelier en cours',
      choose: 'Vous avez {count} {{|atelier|||d’ateliers|ateliers}} en cours. Choisissez-en un.',
      toList: 'Retour aux ateliers',
      all: 'Voir tous les ateliers',
      emptyTitle: 'Vous ne participez encore à aucun atelier',
      emptyText: 'Un atelier apparaît ici dès que vous en êtes membre.',
      emptyCurrentTitle: 'Aucun atelier en cours',
      emptyCurrentText: 'La liste des ateliers montre aussi ceux à venir et ceux qui sont terminés.',
      emptyComingTitle: 'Aucun atelier à venir',
      emptyComingText: 'Une fois votre inscription faite, les ateliers non commencés apparaissent ici.',
      emptyHistoryTitle: 'Aucun atelier terminé pour l’instant',
      emptyHistoryText: 'Une fois un atelier terminé, vous pouvez le revoir ici.',
      missingTitle: 'Cet atelier est introuvable',
      missingText: 'Il n’existe pas, ou vous n’en êtes pas membre.',
      journey: 'Où en est cet atelier',
      notMember:
        'Vous n’êtes pas au nombre des apprenants de cet atelier\u202f; vous le consultez en tant que responsable ou administrateur.',
      state: {
        notStarted: 'Non commencé',
        inProgress: 'En cours',
        ended: 'Terminé',
      },
      headmaster: 'Responsable de l’atelier',
    },
  },
  types: 'Filtrer par état',
  all: 'Tout',
  kind: {
    face: 'En présentiel',
    online: 'En ligne',
    party: 'École du Parti',
  },
  facts: 'Informations pratiques',
  dates: 'Dates',
  place: 'Lieu',
  online: 'En ligne',
  noHeadmaster: 'Pas encore désigné',
  memberCount: 'Effectif',
  people: '{count} {{|personne|||de personnes|personnes}}',
  members: 'Membres',
  noMembers: 'Aucun membre pour l’instant.',
  moreMembers:
    '{count} {{|autre membre n’est pas affiché|||d’autres membres ne sont pas affichés|autres membres ne sont pas affichés}}.',
  reason: {
    nameMissing: 'Indiquez le nom de la formation en chinois.',
    unknownPart: 'Une personne, un service ou un cours indiqué ici n’existe plus. Veuillez choisir à nouveau.',
    ownerOnly: 'Seul le responsable de la formation ou un administrateur peut la confier à quelqu’un d’autre.',
    endBeforeStart: 'Les inscriptions et la formation doivent se terminer après leur début.',
    closesTooLate: 'Les inscriptions doivent se clore avant la fin de la formation.',
    capacityBelowTaken: 'Il ne peut pas y avoir moins de places que d’inscrits.',
    notStaff: 'Vous ne dirigez pas cette formation.',
    notAnnounced: 'La formation n’a pas encore été annoncée.',
    alreadyAnnounced: 'La formation est déjà annoncée.',
    notClosed: 'La formation n’a pas été fermée avant terme.',
    alreadyClosed: 'La formation a été fermée. Rouvrez-la pour la modifier.',
    alreadyEnded: 'La formation est terminée.',
    groupNameTaken: 'Un groupe porte déjà ce nom.',
    tooManyGroups: 'Une formation peut avoir 100 groupes au plus.',
    notMembers: 'Une des personnes choisies n’est pas inscrite à la formation.',
    stillAnnounced: 'La formation est annoncée et ne peut pas être abandonnée ; vous pouvez la fermer avant terme.',
    discarded: 'Cette formation a été abandonnée et ne peut plus être modifiée.',
  },
  desk: {
    one: 'Inscription',
    approve: 'Accepter',
    reject: 'Refuser',
    places: 'Places',
    taken: '{taken} prises sur {capacity}',
    unlimited: '{taken} prises, sans limite',
    classTime: 'Formation',
    window: 'Période d’inscription',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Formations',
  'class-detail': 'Formation',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'formations, stage, session, atelier, présentiel, groupe',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'C’est bientôt le début',
    content: '«\u202f{className}\u202f» commence le {from}. Découvrez le programme et les autres participants.',
  },
  ended: {
    title: 'C’est terminé',
    content:
      '«\u202f{className}\u202f» a pris fin le {to}. Merci de votre participation\u202f; toutes les informations restent consultables.',
  },
  closed: {
    title: 'Une formation a été fermée avant terme',
    content: '« {className} » a été fermée avant la fin prévue. Vous pouvez toujours tout consulter.',
  },
  reopened: {
    title: 'Une formation se poursuit',
    content: '« {className} » a été rouverte et se poursuit comme prévu.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Formation',
    states: {
      draft: 'Brouillon',
      announced: 'Annoncée',
      closed: 'Fermée avant terme',
      discarded: 'Abandonnée',
    },
    events: {
      save: 'Enregistrer',
      announce: 'Annoncer',
      close: 'Fermer avant terme',
      reopen: 'Rouvrir',
      discard: 'Abandonner',
      adopt: 'reprendre ce qui existait',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifiée entre-temps',
      notIsStaff: 'l’expéditeur ne dirige pas la formation',
      notHasTexts: 'le nom manque dans la langue par défaut',
      notKnowsParts: 'un élément qu’elle nomme n’existe pas',
      notKeepsOwner: 'l’expéditeur ne peut pas la confier à un autre',
      notIsForward: 'quelque chose se termine avant de commencer',
      notClosesInTime: 'les inscriptions se closent après la fin de la formation',
      notFits: 'il y a moins de places que d’inscrits',
      hasEnded: 'la formation est terminée',
    },
  },
} satisfies Translation<typeof zhCN.charts>

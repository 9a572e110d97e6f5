import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Calendrier',
    states: {
      notStarted: 'Non commencé',
      inProgress: 'En cours',
      ended: 'Terminé',
    },
    events: {
      clockRead: 'L’horloge est lue',
    },
    guards: {
      hasBegun: 'le début est atteint',
      hasEnded: 'la fin est atteinte',
    },
  },
  record: {
    title: 'Dossier',
    states: {
      loading: 'Chargement',
      missing: 'Introuvable',
      forbidden: 'Accès refusé',
      failed: 'Échec du chargement',
      shown: 'Affiché',
      shownFresh: 'Tout juste obtenu',
      shownAged: 'Obtenu il y a quelque temps',
      shownRenewing: 'En cours d’actualisation',
      shownFollowing: 'Mise à jour',
      shownAsking: 'Saisie du motif',
      shownSending: 'Envoi',
      shownUnsent: 'Sans réponse',
      shownCatchingUp: 'Récupération du changement',
      shownChanged: 'Modifié par quelqu’un d’autre',
    },
    events: {
      recordReloaded: 'Le dossier est chargé à nouveau',
      changeNoticed: 'Le changement est pris en compte',
      eventChosen: 'Une action est choisie',
      recordSignalled: 'Le serveur signale un changement du dossier',
      recordOutdated: 'La personne l’a modifié ailleurs sur la page',
      recordRevisited: 'Quelqu’un revient au dossier',
      wordsChanged: 'Le motif est saisi',
      eventSent: 'L’action est envoyée',
      eventDropped: 'L’action est abandonnée',
    },
    guards: {
      isMissing: 'ce dossier n’existe pas',
      isForbidden: 'cette personne n’a pas le droit de le voir',
      notIsOpen: 'le cycle de vie refuse l’action',
      isNew: 'le dossier a changé',
      notIsAllowed: 'le cycle de vie refuse ce qui est saisi',
      isStale: 'quelqu’un d’autre a été plus rapide',
      isUnanswered: 'impossible de savoir si l’envoi est arrivé',
      isStillOpen: 'l’action est encore possible',
    },
  },
} satisfies Translation<typeof zhCN.charts>

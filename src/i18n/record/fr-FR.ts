import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'La suite',
  actions: 'Actions possibles',
  why: 'Pourquoi est-ce impossible\u202f?',
  closed: '{action}\u202f: pourquoi est-ce impossible\u202f?',
  reasonLabel: 'Motif',
  comment: 'Commentaire (facultatif)',
  back: 'Retour',
  counted: '{count}/{max}',
  changed: 'Un changement vient d’avoir lieu. Voici l’état actuel.',
  stillOpen:
    'Un changement vient d’avoir lieu. Ce que vous avez écrit est conservé\u202f; envoyez-le à nouveau si vous le souhaitez toujours.',
  draftKept:
    'Quelqu’un d’autre a fait une modification entre-temps. Votre saisie est toujours là\u202f; enregistrez à nouveau pour la garder.',
  noticed: 'Compris',
  unsent: 'Le serveur n’a pas répondu. Ce que vous avez écrit est conservé\u202f; vous pouvez l’envoyer à nouveau.',
  sendAgain: 'Envoyer à nouveau',
  kept: {
    restored: 'Ce que vous aviez écrit est rétabli.',
    keep: 'Le garder',
    throwAway: 'L’abandonner',
  },
  stale: {
    title: 'Quelqu’un d’autre a modifié ce contenu',
    text: 'Une nouvelle version a été enregistrée après que vous l’avez ouvert. Chargez cette version, ou gardez votre texte\u202f: il la remplacera au prochain enregistrement.',
    reload: 'Charger la nouvelle version',
    keep: 'Garder mon texte',
  },
  history: 'Historique',
  portal: 'Le portail',
  reason: {
    stale: 'Un changement vient d’avoir lieu. Regardez l’état actuel avant de poursuivre.',
  },
} satisfies Translation<typeof zhCN.default>

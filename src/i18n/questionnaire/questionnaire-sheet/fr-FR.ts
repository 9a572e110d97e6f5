import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Conservées sur cet appareil',
  closesIn: 'Clôture dans',
  anonymous:
    'Anonyme\u202f: vos réponses sont enregistrées sans votre nom. Jusqu’à l’envoi, elles ne sont que sur cet appareil\u202f; ensuite, elles ne peuvent plus être modifiées.',
  named: 'Vos réponses sont enregistrées avec votre nom. Une fois envoyées, elles ne peuvent plus être modifiées.',
  namedChangeable: 'Vos réponses sont enregistrées avec votre nom. Vous pouvez les modifier jusqu’à la clôture.',
  page: 'Page {number} sur {count}',
  appeared: 'Nouvelles questions sur cette page\u202f: {count}',
  gone: 'Questions qui ne sont plus posées\u202f: {count}',
  required: 'Obligatoire',
  least: 'Choix au minimum\u202f: {count}',
  most: 'Choix au maximum\u202f: {count}',
  scale: 'Échelle d’évaluation',
  rank: {
    kind: 'Classement',
    up: 'Monter',
    down: 'Descendre',
    moved: 'Maintenant à la place {number} sur {count}',
    untouched: 'Classez les propositions avec les flèches, ou gardez cet ordre s’il vous convient.',
    keep: 'Garder cet ordre',
  },
  previous: 'Page précédente',
  next: 'Page suivante',
  submit: {
    open: 'Envoyer',
    busy: 'Envoi…',
    title: 'Envoyer maintenant\u202f?',
    anonymous: 'Vos réponses sont enregistrées sans votre nom et ne peuvent plus être modifiées ensuite.',
    changeable: 'Vous pouvez modifier vos réponses jusqu’à la clôture.',
    final: 'Vos réponses ne pourront plus être modifiées ensuite.',
    unanswered: 'Questions sans réponse\u202f: {count}',
    keep: 'Continuer à répondre',
    failed: 'Échec de l’envoi',
    failedText:
      'Aucune réponse n’est perdue\u202f: envoyez à nouveau. Un nouvel essai a aussi lieu dès le retour du réseau.',
    again: 'Envoyer à nouveau',
  },
  changed:
    'Les questions ou l’anonymat viennent de changer, et les réponses qui ne conviennent plus ont été retirées. Relisez avant l’envoi.',
  elsewhere: {
    title: 'Ce questionnaire est en cours de réponse ailleurs',
    text: 'Une autre fenêtre ou un autre appareil y répond\u202f; ici, vous pouvez seulement le lire. Si vous continuez ici, il ne sera plus possible d’y répondre là-bas.',
  },
  offlineOnDevice:
    'Vous êtes hors ligne. Continuez à répondre\u202f: vos réponses restent sur cet appareil. Il faut le réseau pour les envoyer.',
  inTab:
    'Ce navigateur ne peut pas conserver les réponses\u202f: elles n’existent que dans cet onglet. Ne le fermez pas avant de les avoir envoyées.',
  lacking: {
    title: 'L’envoi n’est pas encore possible',
    text: 'Ces questions sont obligatoires, ou il leur faut plus de choix\u202f:',
    here: 'Répondez à cette question, s’il vous plaît.',
  },
  missing: {
    title: 'Ce questionnaire est introuvable',
    text: 'Le lien est peut-être erroné, ou ce questionnaire ne vous est pas ouvert.',
  },
  submitted: {
    title: 'Envoyé',
    text: 'Merci. Vos réponses sont arrivées.',
    anonymous: 'Merci. Vos réponses sont arrivées sans votre nom et ne sont plus conservées sur cet appareil.',
  },
  already: {
    title: 'Vous avez déjà répondu',
    text: 'Vos réponses comptent.',
  },
  over: {
    title: 'Il est clos',
    text: 'Il était possible de répondre jusqu’au {moment}.',
  },
  notOpen: {
    title: 'Il n’est pas ouvert actuellement',
    text: 'Ouverture le {moment}.',
    begin: 'Commencer',
  },
  change: {
    open: 'Modifier mes réponses',
    title: 'Modifier ce que vous avez envoyé\u202f?',
    text: 'Ce que vous avez envoyé compte jusqu’à ce que vous envoyiez à nouveau.',
  },
} satisfies Translation<typeof zhCN.default>

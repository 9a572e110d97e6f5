import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  question: 'Question n° {number}',
  of: 'Question {number} sur {count}',
  marks: 'Points\u202f: {marks}',
  single: 'Une seule réponse',
  multiple: 'Plusieurs réponses possibles',
  trueFalse: 'Vrai ou faux',
  short: 'Réponse courte',
  true: 'Vrai',
  false: 'Faux',
  yourAnswer: 'Votre réponse',
  counter: '{count} / {max}',
  clear: 'Effacer la réponse',
  mark: 'Marquer pour plus tard',
  previous: 'Précédente',
  next: 'Suivante',
  map: 'Liste des questions',
  keys: 'Quand le focus est dans la question\u202f: un chiffre ou une lettre choisit une option, {next} passe à la question suivante, {previous} à la précédente, {mark} la marque pour plus tard.',
  state: {
    open: 'Sans réponse',
    answered: 'Répondue, enregistrée',
    unsaved: 'Répondue, pas encore enregistrée',
    left: 'Quittée, ne peut plus être modifiée',
    marked: 'Marquée pour plus tard',
  },
  saving: {
    saved: 'Réponses enregistrées',
    gathering: 'Enregistrement imminent…',
    saving: 'Enregistrement…',
    failed: 'Échec de l’enregistrement automatique\u202f; nouvel essai sous peu',
    refused: 'Échec de l’enregistrement',
    now: 'Enregistrer maintenant',
  },
  inTab:
    'Ce navigateur ne peut pas conserver les réponses\u202f: elles n’existent que dans cet onglet. Ne le fermez pas avant de voir «\u202fRéponses enregistrées\u202f».',
  offline:
    'Vous êtes hors ligne. Continuez à répondre\u202f: vos réponses restent sur cet appareil et seront enregistrées au retour du réseau.',
  elsewhere: {
    title: 'Cette copie est en cours de rédaction ailleurs',
    text: 'Une autre fenêtre ou un autre appareil la rédige\u202f; ici, vous pouvez seulement la lire. Si vous continuez ici, il ne sera plus possible d’y répondre là-bas.',
    here: 'Continuer ici',
  },
  leftSent: 'Les réponses en attente sur cet appareil ont été envoyées.',
  yielded: 'Ces questions ont reçu ailleurs une autre réponse, qui est retenue\u202f: {questions}',
  undelivered: 'Cet appareil contient encore des réponses qui ne sont jamais arrivées. Elles ne comptent pas.',
  timeLeft: 'Temps restant',
  moment: {
    half: 'La moitié du temps est écoulée.',
    ten: 'Il reste 10 minutes.',
    five: 'Il reste 5 minutes.',
    one: 'Il reste 1 minute.',
    up: 'Le temps est écoulé.',
  },
  handIn: {
    open: 'Rendre la copie',
    title: 'Rendre la copie maintenant\u202f?',
    complete: 'Toutes les questions ont une réponse. Une fois la copie rendue, rien ne peut être modifié.',
    unanswered: 'Questions sans réponse\u202f: {count}. Une fois la copie rendue, rien ne peut être modifié.',
    keep: 'Continuer à répondre',
    busy: 'Remise de la copie…',
    failed: 'Échec de la remise',
    failedText:
      'Aucune réponse n’est perdue\u202f: rendez la copie à nouveau. Un nouvel essai a aussi lieu dès le retour du réseau.',
    again: 'Rendre à nouveau',
  },
  handedIn: {
    title: 'Copie rendue',
    text: 'Toutes vos réponses sont arrivées.',
  },
  over: {
    title: 'Le temps est écoulé',
    text: 'Toutes les réponses enregistrées à temps comptent.',
  },
  toResult: 'Voir le résultat',
  toHome: 'Retour à l’accueil',
  leaving: {
    title: 'Quitter cette question\u202f?',
    text: 'Vous y avez répondu. Une fois quittée, elle ne s’ouvre plus.',
    leave: 'Quitter',
    stay: 'Rester ici',
    refused: 'Vous avez répondu à cette question et l’avez quittée\u202f; elle ne s’ouvre plus.',
  },
  missing: 'Cette copie est introuvable',
  missingHint: 'Le lien est peut-être erroné, ou cette copie n’est pas la vôtre.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  paper: 'Copie d’examen',
} satisfies Translation<typeof zhCN.titles>

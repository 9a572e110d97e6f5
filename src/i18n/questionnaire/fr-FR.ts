import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Donnez un nom.',
    unknownPart:
      'Une formation, un service, une personne ou une image indiquée ici n’existe pas ou n’est pas à vous. Choisissez-en une autre.',
    closesBeforeOpening: 'La clôture doit suivre l’ouverture.',
    isTemplate: 'Un modèle n’est pas publié. Créez un questionnaire à partir de lui.',
    questionsMissing: 'Ajoutez au moins une question.',
    questionIncomplete:
      'Une question est incomplète : aucune langue ne contient tous les textes, il manque des propositions, ou sa condition ne peut être remplie.',
    notVote: 'Un vote comporte exactement une question, sans réponse courte.',
    answered: 'Des réponses ont été envoyées : les questions, les propositions et l’anonymat ne changent plus.',
    wordsStay:
      'Des réponses ont été envoyées : les textes des questions et des propositions ne changent plus, car d’autres mots feraient une autre question. Une traduction manquante peut être ajoutée.',
    staysEnded:
      'Un questionnaire anonyme terminé avec des réponses ne se rouvre pas, afin que les dernières réponses ne se distinguent pas des autres. Pour interroger de nouveau, faites une copie.',
    hasEnded: 'La période est terminée ; plus rien ne peut être modifié.',
    hasClosed: 'L’heure de clôture est passée. Choisissez-en d’abord une plus tardive.',
    notYours: 'Seule la personne qui répond peut le faire.',
    notForYou: 'Ce questionnaire ne vous est pas ouvert.',
    withdrawn: 'Il a été retiré ; plus personne n’est interrogé.',
    notOpen: 'Il n’est pas encore ouvert.',
    closed: 'Il est clos.',
    staysOnDevice: 'Les réponses anonymes restent sur votre appareil jusqu’à l’envoi.',
    changed: 'Les questions ont changé. Veuillez le rouvrir.',
    anotherWriter: 'Ce questionnaire est en cours de réponse sur un autre appareil ou dans un autre onglet.',
    incomplete: 'Des questions obligatoires sont encore sans réponse.',
    alreadySubmitted: 'Vous avez envoyé vos réponses\u202f; elles ne peuvent plus être modifiées.',
    notSubmitted: 'Vos réponses sont déjà modifiables.',
    stillOpen: 'Il n’est pas encore clos.',
    sequenceSkipped: 'Des réponses sont arrivées dans le désordre. Veuillez réessayer.',
    questionUnknown: 'Cette question ne figure pas dans le questionnaire.',
    questionNotAsked: 'Cette question ne vous est pas posée.',
    answerInvalid: 'La réponse ne correspond pas à la question.',
    resultsHidden: 'Son responsable ne montre les résultats à personne, ou seulement à ceux qui ont répondu.',
    evaluationNeedsClass: 'Une évaluation interroge une formation. Choisissez-la d’abord.',
    subjectsUnnamed: 'Certaines questions n’indiquent pas encore sur quel cours ou quel formateur elles portent.',
    unknownSubject: 'Une question porte sur un cours ou un formateur étranger à cette formation. Choisissez à nouveau.',
  },
  results: 'Voir les résultats',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Votre réponse est demandée',
    content: '« {questionnaire} » attend votre réponse jusqu’au {until}.',
  },
  reminded: {
    title: 'Rappel : votre réponse manque encore',
    content:
      'Vous n’avez pas encore envoyé votre réponse à « {questionnaire} ». Vous pouvez le faire jusqu’au {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'Questionnaire',
    states: {
      draft: 'Brouillon',
      published: 'Publié',
      withdrawn: 'Retiré',
      discarded: 'Écarté',
    },
    events: {
      save: 'Enregistrer',
      publish: 'Publier',
      withdraw: 'Retirer',
      discard: 'Écarter',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifié entre-temps',
      notIsEditor: 'l’expéditeur n’en est ni responsable ni coéditeur',
      notMayName: 'd’autres éditeurs sont désignés, mais pas par le responsable',
      notKnowsEditors: 'une personne désignée ne peut pas éditer',
      notHasName: 'le nom manque',
      notKnowsParts: 'les personnes interrogées ne sont pas indiquées ou n’existent pas',
      notIsForward: 'la clôture précède l’ouverture',
      isTemplate: 'c’est un modèle',
      notHasQuestions: 'il n’y a pas de questions',
      notAreQuestionsWhole: 'une question est incomplète',
      notFitsVote: 'un vote n’a pas exactement une question à propositions',
      breaksForm: 'quelqu’un a répondu, et ce qui est demandé ne change pas que dans les textes',
      changesWords: 'quelqu’un a répondu, et les textes de ce qui a été demandé changent',
      reopens: 'il est anonyme, s’est terminé avec des réponses et se rouvrirait',
      hasEnded: 'sa période est terminée',
      hasClosed: 'l’heure de clôture est passée',
      lacksClass: 'c’est une évaluation qui n’interroge aucune formation',
      lacksSubjects: 'une question n’indique pas son cours ou son formateur',
      hasForeignSubjects: 'un cours ou un formateur indiqué n’est pas de la formation',
    },
  },
  response: {
    title: 'Réponses à un questionnaire',
    states: {
      notTaken: 'Sans réponse',
      draft: 'Enregistré',
      submitted: 'Envoyé',
      completed: 'Complété',
      finished: 'Terminé',
    },
    events: {
      save: 'Enregistrer',
      takeOver: 'Reprendre la rédaction',
      submit: 'Envoyer',
      change: 'Modifier',
      windowEnded: 'Le questionnaire se clôt',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifié entre-temps',
      notIsLearner: 'l’expéditeur n’est pas la personne qui répond',
      notIsMeant: 'le questionnaire n’est pas ouvert à l’apprenant',
      isWithdrawn: 'le questionnaire a été retiré',
      notHasOpened: 'le questionnaire n’est pas encore ouvert',
      hasClosed: 'le questionnaire est clos',
      isAnonymous: 'il est anonyme',
      notIsAnonymous: 'il n’est pas anonyme',
      mayChange: 'les réponses sont modifiables',
      notMayChange: 'les réponses ne sont pas modifiables',
      notIsCurrent: 'les questions ont changé',
      notIsWriter: 'l’expéditeur n’est pas le rédacteur',
      notIsComplete: 'une réponse obligatoire manque',
      notIsWindowOver: 'le questionnaire n’est pas clos',
    },
  },
  evaluation: {
    title: 'Évaluation d’une formation',
    states: {
      notStarted: 'Pas encore commencée',
      inProgress: 'En cours',
      ended: 'Terminée',
      evaluated: 'Évaluée',
    },
    events: {
      clock: 'Le temps passe',
      submit: 'Envoyer',
    },
    guards: {
      hasOpened: 'l’évaluation est ouverte',
      hasClosed: 'l’évaluation est close',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Répondre au questionnaire',
  qusetionnaireresult: 'Résultats',
  questionnaire: 'Mes questionnaires',
  vote: 'Mes votes',
  classAssessment: 'Évaluer la formation',
  assessmentResultSuccess: 'Évaluation envoyée',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'mes questionnaires, enquêtes, sondages, avis, anonyme',
  vote: 'mes votes, voter, scrutin, suffrage',
} satisfies Translation<typeof zhCN.keywords>

import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Donnez un nom en chinois.',
    unknownPart:
      'Une formation, un service, une personne ou une image indiquée ici n’existe pas ou n’est pas à vous. Choisissez-en une autre.',
    closesBeforeOpening: 'La clôture doit suivre l’ouverture.',
    isTemplate: 'Un modèle n’est pas publié. Créez un questionnaire à partir de lui.',
    questionsMissing: 'Ajoutez au moins une question.',
    questionIncomplete:
      'Une question est incomplète : il lui manque le texte chinois ou des propositions, ou sa condition ne peut être remplie.',
    notVote: 'Un vote comporte exactement une question, sans réponse courte.',
    hasEnded: 'La période est terminée ; plus rien ne peut être modifié.',
    hasClosed: 'L’heure de clôture est passée. Choisissez-en d’abord une plus tardive.',
  },
} satisfies Translation<typeof zhCN.default>

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
      notHasName: 'le nom manque dans la langue par défaut',
      notKnowsParts: 'les personnes interrogées ne sont pas indiquées ou n’existent pas',
      notIsForward: 'la clôture précède l’ouverture',
      isTemplate: 'c’est un modèle',
      notHasQuestions: 'il n’y a pas de questions',
      notAreQuestionsWhole: 'une question est incomplète',
      notFitsVote: 'un vote n’a pas exactement une question à propositions',
      hasEnded: 'sa période est terminée',
      hasClosed: 'l’heure de clôture est passée',
    },
  },
} satisfies Translation<typeof zhCN.charts>

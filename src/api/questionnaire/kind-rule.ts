/** [QUEST-01, EVAL-01] An evaluation asks a class about itself, its courses and its teachers, without names. */
export const questionnaireKinds = ['questionnaire', 'vote', 'evaluation'] as const
export type QuestionnaireKind = (typeof questionnaireKinds)[number]
/** Those that have lists of their own in the portal; evaluations stand with their class. */
export const listedKinds = ['questionnaire', 'vote'] as const satisfies readonly QuestionnaireKind[]
export type ListedKind = (typeof listedKinds)[number]

/** Whom it asks sees its results: not at all, once they have answered, at any time. */
export const resultShowings = ['never', 'answered', 'always'] as const
export type ResultShowing = (typeof resultShowings)[number]

/** So many questions a questionnaire has at most. */
export const QUESTIONNAIRE_QUESTIONS_MAX = 100

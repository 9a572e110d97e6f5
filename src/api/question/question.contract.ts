import * as z from 'zod/mini'

/** [QUEST-02, ENTITY-26] The kinds of questions, of exams and of questionnaires. */
export const questionKinds = ['single', 'multiple', 'trueFalse', 'short'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** Size limits. */
export const OPTIONS_MAX = 12
export const STEM_MAX = 4000
export const OPTION_MAX = 1000
export const EXPLANATION_MAX = 4000
/** The options of a question that is true or false; their words are the portal's. */
export const TRUE_FALSE = ['true', 'false'] as const

/** A question in one language as learners see it: HTML that the server has made, with formulas as MathML. */
export const questionView = z.object({
  stem: z.string(),
  /** In their order; empty for short answers. Of what is true or false the texts are empty. */
  options: z.array(z.string()),
  /** Empty: there is none. */
  explanation: z.string(),
})
export type QuestionView = z.infer<typeof questionView>

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
/** Graphemes of a short answer. */
export const ANSWER_MAX = 10_000
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

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A question of a paper in the reader's language, or in Chinese where not all of it is written in that. */
export const paperQuestion = z.object({
  questionID: z.string(),
  kind: z.enum(questionKinds),
  language: z.string(),
  stem: z.string(),
  /** In the order of this paper; empty for short answers. Of what is true or false the texts are empty. */
  options: z.array(z.object({ optionID: z.string(), text: z.string() })),
})
export type PaperQuestion = z.infer<typeof paperQuestion>

/** What somebody answers: options of choices, text of short answers. Neither: the answer was taken back. */
export const answer = z.strictObject({
  chosen: z.array(id).check(z.maxLength(OPTIONS_MAX)),
  /** Empty but for short answers. */
  text: z.string().check(z.maxLength(4 * ANSWER_MAX)),
})
export type Answer = z.infer<typeof answer>

/** The right answer and why, as far as they are published. */
export const solution = z.object({
  /** The right options; of a short answer none. */
  key: z.array(z.string()),
  /** HTML; empty: there is none. */
  explanation: z.string(),
})
export type Solution = z.infer<typeof solution>

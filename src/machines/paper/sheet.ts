import { sendable } from '#api/kit/written-text.ts'
import type { Answer, PaperQuestion } from '#api/question/question.contract.ts'
import { askedQuestions, lackingQuestions, pagesOf, type Answers } from '#api/questionnaire/answering-rule.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import type { ShownSubject } from '#api/questionnaire/subject-rule.ts'

export interface SheetForm extends FormQuestion {
  /** What it is about, in an evaluation; null: nothing in particular. */
  readonly subject: ShownSubject | null
}

export interface SheetQuestion extends PaperQuestion {
  /** In tenths; null: it is not marked. */
  readonly marks: number | null
  /** What its answer has to fit, and of whom it is asked; null: everybody, and an answer of its kind fits. */
  readonly form: SheetForm | null
}

/** An answer with its question. */
export interface GivenAnswer {
  readonly questionID: string
  readonly answer: Answer
}

export const sheetKinds = ['exam', 'questionnaire'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** What is answered: the paper of an exam, or a questionnaire. */
export interface Sheet {
  readonly kind: SheetKind
  readonly name: string
  /** What is said before the questions, in plain paragraphs; empty: nothing. */
  readonly about: string
  /** Whether it is answered now, or why not. */
  readonly standing: 'open' | 'notOpen' | 'handedIn' | 'over'
  /** Of what is asked: a change of it counts up. */
  readonly version: number
  readonly questions: readonly SheetQuestion[]
  /** What is stored of each question that has been answered. */
  readonly answers: readonly GivenAnswer[]
  /** The last sequence number that is stored; the next answer is one more. */
  readonly sequence: number
  /** By the server's clock: milliseconds that are left now. */
  readonly remaining: number
  /** Of the whole attempt; 0: it has no time of its own, but ends with its window. */
  readonly minutes: number
  /** [EXAM-08] A question that has been answered and left cannot be answered again. */
  readonly isOneWay: boolean
  /** When time is up it is handed in by itself; otherwise what has not been handed in does not count. */
  readonly handsInByItself: boolean
  /** Its answers are anonymous: the device keeps them until they are handed in, and the server stores none before. */
  readonly staysOnDevice: boolean
  /** What has been handed in can be changed until time is up. */
  readonly mayChange: boolean
  /** The writer that the server accepts; null: this tab may only read. */
  readonly token: string | null
  /** When another device wrote last; null: there is none beside this one. */
  readonly otherWriterAt: string | null
}

type Asking = Pick<Sheet, 'questions'>

/** The forms of the questions that have one. */
export const formsOf = ({ questions }: Asking): readonly FormQuestion[] =>
  questions.flatMap(({ form }) => (form === null ? [] : [form]))

const within = ({ questions }: Asking, chosen: readonly FormQuestion[]): readonly SheetQuestion[] => {
  const ids = new Set(chosen.map(({ questionID }) => questionID))
  return questions.filter(({ questionID, form }) => form === null || ids.has(questionID))
}

/** The questions that are asked of whoever has answered so. */
export const askedOf = (sheet: Asking, answers: Answers): readonly SheetQuestion[] =>
  within(sheet, askedQuestions(formsOf(sheet), answers))

/** Questions that are asked and still lack an answer that has to be given. */
export const lackingOf = (sheet: Asking, answers: Answers): readonly string[] =>
  lackingQuestions(formsOf(sheet), answers).map(({ questionID }) => questionID)

/** The answers to all questions that are asked: what was answered to others does not count. */
export const completeAnswers = (sheet: Asking, answers: Answers): readonly GivenAnswer[] =>
  askedOf(sheet, answers).flatMap(({ questionID }) => {
    const answer = answers[questionID]
    return answer === undefined ? [] : [{ questionID, answer: { ...answer, text: sendable(answer.text) } }]
  })

export interface SheetPage {
  /** The question that it begins with, whether or not that is asked. */
  readonly firstID: string
  /** Those that are asked. */
  readonly questions: readonly SheetQuestion[]
}

/** The pages on which something is asked. */
export function askedPages(sheet: Asking, answers: Answers): readonly SheetPage[] {
  const asked = askedOf(sheet, answers)
  return pagesOf(formsOf(sheet))
    .map((page) => ({
      firstID: page[0]?.questionID ?? '',
      questions: asked.filter(({ questionID }) => page.some((one) => one.questionID === questionID)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The place of the page with a question; of one that is not asked any more, of the page before it. */
export function pageAt(sheet: Asking, pages: readonly SheetPage[], questionID: string): number {
  const placeOf = (id: string): number => sheet.questions.findIndex((one) => one.questionID === id)
  const place = placeOf(questionID)
  const after = pages.findIndex(({ firstID }) => placeOf(firstID) > place)
  return Math.max(0, (after < 0 ? pages.length : after) - 1)
}

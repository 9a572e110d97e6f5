import type { DemoBankName, DemoQuestionName, DemoTopicsOf } from './questions.demo.ts'

export interface BankTexts<Bank extends DemoBankName> {
  readonly name: string
  readonly topics: Readonly<Record<DemoTopicsOf<Bank>, string>>
}
export interface QuestionText {
  /** Markdown with formulas between dollar signs. */
  readonly stem: string
  /** In the order of the options; of other questions than choices none. */
  readonly options?: readonly string[]
  readonly explanation: string
}

/** The question banks of the academy in one language. */
export interface QuestionTexts {
  readonly banks: { readonly [Bank in DemoBankName]: BankTexts<Bank> }
  readonly questions: Readonly<Record<DemoQuestionName, QuestionText>>
}

import type { DemoInformationName, demoInformation } from './information.demo.ts'

export interface DemoInformationText {
  readonly title: string
  /** One or two sentences, for the list. */
  readonly summary: string
  /** Rich text, with the same tags in the same order in every language. */
  readonly detail: string
}

/** The names of the items of one category. */
type NamesIn<Category> = {
  [Name in DemoInformationName]: (typeof demoInformation)[Name]['category'] extends Category ? Name : never
}[DemoInformationName]
export type NewsName = NamesIn<'news'>
export type HelpName = NamesIn<'help_center'>

/** The news, the help and the pages of the academy in one language. */
export type InformationTexts = Readonly<Record<DemoInformationName, DemoInformationText>>

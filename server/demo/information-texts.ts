import type { LanguageCode } from '#i18n/locales.ts'
import type { DemoInformationName, demoInformation } from './information.ts'
import { information as arAR } from './texts/ar_AR/information.ts'
import { information as enUS } from './texts/en_US/information.ts'
import { information as esES } from './texts/es_ES/information.ts'
import { information as frFR } from './texts/fr_FR/information.ts'
import { information as idID } from './texts/id_ID/information.ts'
import { information as khKH } from './texts/kh_KH/information.ts'
import { information as laosLA } from './texts/laos_LA/information.ts'
import { information as ptPT } from './texts/pt_PT/information.ts'
import { information as ruRU } from './texts/ru_RU/information.ts'
import { information as viVN } from './texts/vi_VN/information.ts'
import { information as zhCN } from './texts/zh_CN/information.ts'

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

/** A language, or an item, that is not there yet is read in the default language. */
export const informationTexts: Readonly<Partial<Record<LanguageCode, Partial<InformationTexts>>>> = {
  zh_CN: zhCN,
  en_US: enUS,
  fr_FR: frFR,
  ar_AR: arAR,
  es_ES: esES,
  id_ID: idID,
  kh_KH: khKH,
  laos_LA: laosLA,
  pt_PT: ptPT,
  ru_RU: ruRU,
  vi_VN: viVN,
}

import type { LanguageCode } from '#i18n/locales.ts'
import type { DemoCourseName } from './courses.ts'
import { courses as arAR } from './texts/ar_AR/courses.ts'
import { courses as enUS } from './texts/en_US/courses.ts'
import { courses as esES } from './texts/es_ES/courses.ts'
import { courses as frFR } from './texts/fr_FR/courses.ts'
import { courses as idID } from './texts/id_ID/courses.ts'
import { courses as khKH } from './texts/kh_KH/courses.ts'
import { courses as laosLA } from './texts/laos_LA/courses.ts'
import { courses as ptPT } from './texts/pt_PT/courses.ts'
import { courses as ruRU } from './texts/ru_RU/courses.ts'
import { courses as viVN } from './texts/vi_VN/courses.ts'
import { courses as zhCN } from './texts/zh_CN/courses.ts'

export interface CourseText {
  readonly title: string
  /** One sentence. */
  readonly summary: string
  /** Paragraphs. */
  readonly detail: readonly string[]
}

/** The courses of the academy in one language. */
export type CourseTexts = Readonly<Record<DemoCourseName, CourseText>>

/** A language that is not there yet is read in the default one. */
export const courseTexts: Readonly<Partial<Record<LanguageCode, CourseTexts>>> = {
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

import type { LanguageCode } from '#i18n/locales.ts'
import type { CourseTexts } from '#server/course/course-texts.demo.ts'
import type { DocumentTexts } from '#server/course/document-texts.demo.ts'
import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'
import type { QuestionTexts } from '#server/question/question-texts.demo.ts'
import type { TopicTexts } from '#server/course/topic-texts.demo.ts'
import { texts as arAR } from './ar_AR/index.ts'
import { texts as enUS } from './en_US/index.ts'
import { texts as esES } from './es_ES/index.ts'
import { texts as frFR } from './fr_FR/index.ts'
import { texts as idID } from './id_ID/index.ts'
import { texts as khKH } from './kh_KH/index.ts'
import { texts as laosLA } from './laos_LA/index.ts'
import { texts as ptPT } from './pt_PT/index.ts'
import { texts as ruRU } from './ru_RU/index.ts'
import { texts as viVN } from './vi_VN/index.ts'
import { texts as zhCN } from './zh_CN/index.ts'

/** What the academy has written in one language. */
export interface DemoTexts {
  readonly courses: CourseTexts
  readonly topics: TopicTexts
  readonly information: InformationTexts
  readonly lectures: LectureTexts
  readonly documents: DocumentTexts
  readonly questions: QuestionTexts
}

export const demoTexts: Readonly<Record<LanguageCode, DemoTexts>> = {
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

import type { InformationCategory } from '#api/news/news.contract.ts'
import { languages } from '#i18n/locales.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import type { InformationTextTable } from './tables.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'
import { informationKind } from './kind.ts'
import { storedText } from './texts.ts'
import { aboutUs, academyName, copyright } from '#server/demo/academy.ts'
import { demoId } from '#server/demo/ids.ts'
import type { DemoInformationText } from './information-texts.demo.ts'
import { demoInformation } from './information.demo.ts'
import type { DemoInformationName } from './information.demo.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { demoTexts } from '#server/demo/texts/index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const COMPLETE = { hasTitle: true, hasDetail: true, knowsTopic: true }
/** The pages that the academy has had from its first day. */
const FOUNDED = { publishedDaysAgo: 120, minute: 90 }

export const informationId = (name: string): string => demoId('information', name)

interface Text extends DemoInformationText {
  readonly language: LanguageCode
}

const NAMES = Object.keys(demoInformation) as DemoInformationName[]

/** The rows of the demo organisation's news, help and pages. */
export function informationRows(now: Date) {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const item = (
    name: string,
    position: number,
    facts: {
      category: InformationCategory
      topic: string | null
      publishedDaysAgo: number
      minute: number
      views: number
    },
  ) => {
    const at = midnight - facts.publishedDaysAgo * DAY_MS + facts.minute * MINUTE_MS
    const owned = {
      category_code: facts.category,
      topic_code: facts.topic,
      position,
      created_by: null,
      views: facts.views,
    }
    const { record, log } = pastRecord(informationKind, {
      id: informationId(name),
      owned,
      by: null,
      events: [
        { event: { type: 'save', revision: 0, facts: COMPLETE }, at },
        { event: { type: 'publish', revision: 1, facts: COMPLETE, now: at }, at },
      ],
    })
    return { item: { ...record, state: 'published' as const, published_at: at }, log }
  }
  const about = eachLanguage((code) => ({
    title: academyName[code],
    summary: '',
    detail: aboutUs[code].map((text) => `<p>${text}</p>`).join(''),
  }))
  const rights = copyright(now.getUTCFullYear())
  const line = eachLanguage((code) => ({ title: academyName[code], summary: '', detail: rights[code] }))
  const written = [
    item('copy_right', 0, { category: 'copy_right', topic: null, views: 0, ...FOUNDED }),
    item('about_us', 0, { category: 'about_us', topic: null, views: 0, ...FOUNDED }),
    ...NAMES.map((name, position) => item(name, position, demoInformation[name])),
  ]
  const log: TransitionLogTable[] = written.flatMap((one) => one.log)
  return {
    items: written.map((one) => one.item),
    log,
    texts: [
      ...textRows('copy_right', 'copy_right', line),
      ...textRows('about_us', 'about_us', about),
      ...NAMES.flatMap((name) =>
        textRows(
          name,
          demoInformation[name].category,
          eachLanguage((code) => demoTexts[code].information[name]),
        ),
      ),
    ],
  }
}

const eachLanguage = (textIn: (code: LanguageCode) => DemoInformationText): readonly Text[] =>
  languages.map(({ code }) => ({ ...textIn(code), language: code }))

const textRows = (name: string, category: InformationCategory, texts: readonly Text[]): InformationTextTable[] =>
  texts.map(({ language, title, summary, detail }) => ({
    information_id: informationId(name),
    ...storedText(category, { language, title, summary, informationDetail: detail }),
  }))

import type { InformationCategory } from '#api/news/news.contract.ts'

/** An item without its texts: those stand in texts/<language>/information.ts under the same name. */
interface DemoInformationFacts {
  readonly category: InformationCategory
  readonly topic: string | null
  /** Days and minutes of the day in UTC: when it was published. */
  readonly publishedDaysAgo: number
  readonly minute: number
  readonly views: number
}

/** A piece of news. */
const news = (topic: string, publishedDaysAgo: number, minute: number, views: number) =>
  ({ category: 'news', topic, publishedDaysAgo, minute, views }) as const
/**
 * An article of the help centre, all written when the portal began; their order here is the order that they are read
 * in.
 */
const help = (topic: string, views: number) =>
  ({ category: 'help_center', topic, publishedDaysAgo: 120, minute: 150, views }) as const
const page = (category: InformationCategory, views: number) =>
  ({ category, topic: null, publishedDaysAgo: 120, minute: 120, views }) as const

/** The news, the help and the pages of the academy by name. */
export const demoInformation = {
  'gauging-practice': news('announcement', 1, 155, 96),
  'new-courses': news('training', 3, 410, 187),
  'sediment-class': news('announcement', 4, 95, 143),
  'live-lectures': news('training', 6, 210, 231),
  'flood-class': news('training', 9, 330, 264),
  'portal-renewed': news('organisation', 13, 125, 412),
  maintenance: news('announcement', 20, 480, 158),
  'flume-hall': news('organisation', 28, 245, 205),
  'low-flow-report': news('research', 35, 380, 119),
  'exchange-visit': news('organisation', 47, 290, 176),
  'dam-safety-class': news('training', 58, 365, 248),
  'gauge-readers': news('research', 72, 185, 134),

  'sign-in': help('account', 538),
  'forgotten-password': help('account', 421),
  'weak-password': help('account', 187),
  'find-courses': help('courses', 366),
  'continue-course': help('courses', 302),
  'my-classes': help('classes', 341),
  'live-broadcasts': help('classes', 279),
  'language-and-skin': help('technical', 164),
  'speed-test': help('technical', 198),
  'install-app': help('technical', 225),
  'news-and-help': help('technical', 88),
  'who-to-ask': help('technical', 213),

  'application-secret': page('application_secret', 64),
  'technical-support': page('techsupport', 151),
  'app-download': page('appDownload', 290),
} as const satisfies Readonly<Record<string, DemoInformationFacts>>

export type DemoInformationName = keyof typeof demoInformation

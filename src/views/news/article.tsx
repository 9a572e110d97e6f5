import { language, texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { readingMinutes } from './reading-time.ts'
import './article.css'

interface Props {
  readonly title: string
  readonly summary: string
  /** Rich text that the server has cleaned. */
  readonly html: string
  /** What stands around an article of a feed; a page of the portal such as about us has nothing of the kind. */
  readonly facts: ArticleFacts | null
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl' | 'auto'
  readonly heading?: 'h1' | 'h2'
}
export interface ArticleFacts {
  readonly topic: string | null
  /** yyyy-MM-dd HH:mm:ss in UTC; null while it is not published. */
  readonly publishedAt: string | null
  readonly views: number
}

/** What somebody wrote for readers, as they see it. */
export function Article({ title, summary, html, facts, lang, dir = 'auto', heading: Heading = 'h1' }: Props) {
  return (
    <article className="article">
      <header className="article-head">
        {facts?.topic && <p className="article-topic">{facts.topic}</p>}
        <Heading className="article-title" lang={lang} dir={dir}>
          {title}
        </Heading>
        {summary !== '' && (
          <p className="article-summary" lang={lang} dir={dir}>
            {summary}
          </p>
        )}
        {facts !== null && <Facts facts={facts} html={html} />}
      </header>
      <Prose html={html} dir={dir} {...(lang !== undefined && { lang })} />
    </article>
  )
}

function Facts({ facts: { publishedAt, views }, html }: { facts: ArticleFacts; html: string }) {
  const LL = texts().news
  return (
    <ul className="article-facts">
      {publishedAt !== null && (
        <li>
          <DateText value={publishedAt} precision="day" />
        </li>
      )}
      <li>{LL.readingTime({ minutes: readingMinutes(html, language().intl) })}</li>
      {views > 0 && <li>{LL.views({ count: views })}</li>}
    </ul>
  )
}

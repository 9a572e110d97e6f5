import { language, texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { readingMinutes } from './reading-time.ts'
import './article.css'

interface Props {
  readonly title: string
  readonly summary: string
  /** Rich text, sanitised by the server. */
  readonly html: string
  /** Metadata of an article of a feed; null for a page such as about us. */
  readonly facts: ArticleFacts | null
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl' | 'auto'
  readonly heading?: 'h1' | 'h2'
}
export interface ArticleFacts {
  readonly topic: string | null
  /** yyyy-MM-dd HH:mm:ss in UTC; null: not published. */
  readonly publishedAt: string | null
  readonly views: number
}

/** An article or page, as readers see it. */
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

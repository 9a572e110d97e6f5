import { Link } from 'wouter'

import type { InformationEntry } from '#api/news/news.contract.ts'

import { Cover } from '#views/kit/cover/cover.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { articleAddress } from './news-address.ts'
import { topicName, type Topic } from './topic-tabs.tsx'
import '#views/kit/row-link/row-link.css'

interface Props {
  readonly entry: InformationEntry
  readonly topics: readonly Topic[]
  readonly heading: 'h2' | 'h3'
  /** Large with a picture, beside it, or as a line of a list. */
  readonly as: 'lead' | 'beside' | 'row'
}

/** An item of a feed; the click area of its title covers the whole item. */
export function Entry({ entry, topics, heading: Heading, as }: Props) {
  const { informationID, categoryCode, topicCode, title, summary, language, publishedAt } = entry
  const topic = topicName(topics, topicCode)
  return (
    <article className="news-entry" data-as={as}>
      {as === 'lead' && <Cover id={informationID} category={topicCode ?? categoryCode} title={title} />}
      <p className="news-entry-facts">
        {topic !== null && <span className="news-entry-topic">{topic}</span>}
        <DateText value={publishedAt} precision="day" />
      </p>
      <div className="news-entry-words">
        <Heading className="news-entry-title">
          <Link className="row-link news-entry-link" href={articleAddress(informationID)}>
            <bdi {...writtenIn(language)}>{title}</bdi>
          </Link>
        </Heading>
        {summary !== '' && (
          <p className="news-entry-summary">
            <bdi {...writtenIn(language)}>{summary}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}

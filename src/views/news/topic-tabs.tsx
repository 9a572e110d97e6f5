import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'

import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { narrowed, newsFilter } from './news-address.ts'

export type Topic = DictionaryType['dicts'][number]

/** The topics of a feed, as far as loaded. */
export const useTopics = (topics: ListActor<Topic>): readonly Topic[] =>
  useSelector(topics, (snapshot) => snapshot.context.rows)

/** A topic's name in the page's language; null if the dictionary is missing or lacks it. */
export const topicName = (topics: readonly Topic[], code: string | null): string | null =>
  topics.find(({ dictCode }) => dictCode === code)?.dictName ?? null

interface Props {
  readonly topics: ListActor<Topic>
  readonly query: URLSearchParams
  readonly label: string
}

/** Filters a feed by topic. Renders nothing without the dictionary; the list still works. */
export function TopicTabs({ topics, query, label }: Props) {
  const LL = texts().news
  const isFailed = useSelector(topics, (snapshot) => snapshot.hasTag('failed'))
  const rows = useTopics(topics)
  const { topic } = newsFilter(query)
  if (isFailed) {
    return (
      <p className="news-quiet" role="status">
        {LL.topicsFailed()}
        <button type="button" className="news-retry" onClick={() => topics.send({ type: 'list.reloaded' })}>
          <RefreshCw size={14} aria-hidden="true" />
          {texts().portal.retry()}
        </button>
      </p>
    )
  }
  return (
    <LinkTabs
      label={label}
      entries={[
        { href: narrowed(query, { topic: '' }), text: LL.allTopics(), isCurrent: topic === '' },
        ...rows.map(({ dictCode, dictName }) => ({
          href: narrowed(query, { topic: dictCode }),
          text: dictName,
          isCurrent: topic === dictCode,
        })),
      ]}
    />
  )
}

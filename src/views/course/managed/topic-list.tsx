import { useActorRef } from '@xstate/react'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import type { ManagedTopicEntry } from '#api/course/managed-topic.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { DateText } from '#views/kit/time/time-text.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** [ROUTE-22] All topics, in the learners' order. */
export default function TopicList({ query }: { query: URLSearchParams }) {
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const list = useActorRef(useAdministration().flows.topics, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { state, whose, keyword } },
  })
  const { items, courses, topics: LL } = texts().administration
  return (
    <DocumentList
      section="topics"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('topics', NEW), text: LL.create() }}
      state={state}
      keyword={keyword}
      whose={whose}
      placeholder={courses.searchPlaceholder()}
    >
      {(topic: ManagedTopicEntry) => (
        <DocumentRow
          key={topic.topicID}
          href={itemAddress('topics', topic.topicID)}
          title={topic.title}
          facts={[
            LL.place({ position: figure(topic.position) }),
            LL.courseCount({ count: figure(topic.courseCount) }),
            items.languages({ count: figure(topic.languages.length), all: figure(languages.length) }),
            <>
              {items.updated()} <DateText value={topic.updatedAt} />
            </>,
            ...ownedBy(topic.ownerName),
          ]}
          status={<PublicationStatus state={topic.state} />}
        />
      )}
    </DocumentList>
  )
}

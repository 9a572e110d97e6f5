import { Button } from '@radix-ui/themes'
import { Newspaper, SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import type { InformationEntry } from '#api/news/news.contract.ts'
import { texts } from '#i18n/texts.ts'
import { pageAskedFor, sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { Entry } from './entry.tsx'
import { LIST, narrowed, newsFilter } from './news-address.ts'
import { TopicTabs, useTopics, type Topic } from './topic-tabs.tsx'

/** [NEWS-01, ROUTE-16] The news, newest first; the first unfiltered page shows the latest enlarged. */
export function News({ query }: { query: URLSearchParams }) {
  const { articles, newsTopics } = use(usePortal().flows.news())
  const { topic, keyword } = newsFilter(query)
  const isNarrowed = topic !== '' || keyword !== ''
  const list = useList(articles, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { category: 'news', topic, keyword },
  })
  const topicList = useList(newsTopics, {})
  const topics = useTopics(topicList)
  const LL = texts().news
  usePageTitle(texts().title.dynamicList())

  const search = (
    <div className="news-search">
      <SearchBox
        label={LL.search()}
        placeholder={LL.searchPlaceholder()}
        value={keyword}
        commit={(text) => navigate(narrowed(query, { keyword: text }))}
      />
    </div>
  )
  const isFront = !isNarrowed && pageAskedFor(query.get('page') ?? '') === 1
  return (
    <div className="column">
      <PageHead title={LL.heading()} lead={LL.lead()} actions={search} />
      <TopicTabs topics={topicList} query={query} label={LL.topics()} />
      {keyword !== '' && <Results keyword={keyword} clear={narrowed(query, { keyword: '' })} />}
      <ListFaces
        list={list}
        waiting={<Skeleton label={texts().portal.loading()} repeat={4} />}
        empty={isNarrowed ? <NothingFound /> : <NoNews />}
      >
        {(rows: readonly InformationEntry[]) =>
          isFront ? <Front rows={rows} topics={topics} /> : <Rows rows={rows} topics={topics} heading="h2" />
        }
      </ListFaces>
      <ListPagination list={list} path={LIST} query={query} />
    </div>
  )
}

/** Number of items beside the first. */
const BESIDE = 4

function Front({ rows: [lead, ...others], topics }: { rows: readonly InformationEntry[]; topics: readonly Topic[] }) {
  const LL = texts().news
  if (lead === undefined) return null
  const beside = others.slice(0, BESIDE)
  const earlier = others.slice(BESIDE)
  return (
    <>
      <section className="news-front" data-alone={beside.length === 0} aria-label={LL.latest()}>
        <Entry as="lead" heading="h2" entry={lead} topics={topics} />
        {beside.length > 0 && (
          <div className="news-beside">
            {beside.map((entry) => (
              <Entry key={entry.informationID} as="beside" heading="h2" entry={entry} topics={topics} />
            ))}
          </div>
        )}
      </section>
      {earlier.length > 0 && (
        <section className="news-earlier">
          <h2 className="news-heading">{LL.earlier()}</h2>
          <Rows rows={earlier} topics={topics} heading="h3" />
        </section>
      )}
    </>
  )
}

interface RowsProps {
  readonly rows: readonly InformationEntry[]
  readonly topics: readonly Topic[]
  readonly heading: 'h2' | 'h3'
}

export function Rows({ rows, topics, heading }: RowsProps) {
  return (
    <ul className="news-rows">
      {rows.map((entry) => (
        <li key={entry.informationID}>
          <Entry as="row" heading={heading} entry={entry} topics={topics} />
        </li>
      ))}
    </ul>
  )
}

/** The current search, with a link to clear it. */
export function Results({ keyword, clear }: { keyword: string; clear: string }) {
  const LL = texts().news
  return (
    <p className="news-results">
      <span>{LL.results({ keyword: `\u2068${keyword}\u2069` })}</span>
      <Link href={clear}>{LL.clearSearch()}</Link>
    </p>
  )
}

export function NothingFound({ all = LIST }: { all?: string }) {
  const LL = texts().news
  return (
    <Face within="section" title={LL.nothingFound()} text={LL.nothingFoundHint()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={all}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}

function NoNews() {
  const LL = texts().news
  return <Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<Newspaper />} />
}

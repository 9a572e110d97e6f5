import { useSelector } from '@xstate/react'
import { ChevronRight, CircleHelp, Gauge, LifeBuoy, Smartphone } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Link } from 'wouter'

import { entryAddress } from '#api/entry/addresses.ts'
import { speedAddress } from '#api/speed/addresses.ts'
import type { InformationEntry } from '#api/news/news.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { PAGE_SIZES } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { helpAddress } from './help-address.ts'
import { articleAddress, narrowed, newsFilter } from './news-address.ts'
import { NothingFound, Results, Rows } from './news.tsx'
import { topicName, TopicTabs, useTopics, type Topic } from './topic-tabs.tsx'

/** The help centre is shown as a whole, so it uses the largest page size [CONST-01]. */
const PAGE_SIZE = Math.max(...PAGE_SIZES)

/** [NEWS-04, ROUTE-16] Answers by topic, a search, and contacts. */
export function HelpCentre({ query }: { query: URLSearchParams }) {
  const { articles, helpTopics } = use(usePortal().flows.news())
  const { topic, keyword } = newsFilter(query)
  const list = useList(articles, {
    page: query.get('page'),
    size: PAGE_SIZE,
    filter: { category: 'help_center', topic, keyword },
  })
  const topicList = useList(helpTopics, {})
  const topics = useTopics(topicList)
  const LL = texts().news
  usePageTitle(LL.help.heading())
  return (
    <>
      <header className="help-hero">
        <div className="help-hero-inner">
          <h1 className="help-hero-title">{LL.help.heading()}</h1>
          <p className="help-hero-lead">{LL.help.lead()}</p>
          <SearchBox
            label={LL.help.search()}
            placeholder={LL.help.searchPlaceholder()}
            value={keyword}
            commit={(text) => navigate(narrowed(query, { keyword: text }))}
          />
        </div>
      </header>
      <div className="column help">
        <TopicTabs topics={topicList} query={query} label={LL.help.topics()} />
        {keyword !== '' && <Results keyword={keyword} clear={narrowed(query, { keyword: '' })} />}
        <ListFaces
          list={list}
          waiting={<Skeleton label={texts().portal.loading()} repeat={3} />}
          empty={keyword !== '' || topic !== '' ? <NothingFound all={helpAddress} /> : <NoHelp />}
        >
          {(rows: readonly InformationEntry[]) =>
            keyword === '' ? <Groups rows={rows} topics={topics} /> : <Rows rows={rows} topics={topics} heading="h2" />
          }
        </ListFaces>
        <Pages list={list} query={query} />
        <QuickLinks />
      </div>
    </>
  )
}

/** In the server's order: by topic, then as set by the authors. */
function Groups({ rows, topics }: { rows: readonly InformationEntry[]; topics: readonly Topic[] }) {
  const LL = texts().news.help
  const codes = [...new Set(rows.map(({ topicCode }) => topicCode))]
  if (topics.length === 0) return <Group title={LL.allArticles()} rows={rows} />
  return (
    <div className="help-groups">
      {codes.map((code) => (
        <Group
          key={code}
          title={topicName(topics, code) ?? LL.otherTopic()}
          rows={rows.filter(({ topicCode }) => topicCode === code)}
        />
      ))}
    </div>
  )
}

function Group({ title, rows }: { title: string; rows: readonly InformationEntry[] }) {
  return (
    <section className="help-group">
      <h2 className="news-heading">{title}</h2>
      <ul className="help-articles">
        {rows.map(({ informationID, title: question }) => (
          <li key={informationID}>
            <Link className="help-article" href={articleAddress(informationID)}>
              <bdi>{question}</bdi>
              <ChevronRight className="mirrored" size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pages({ list, query }: { list: ListActor; query: URLSearchParams }) {
  const page = useSelector(list, (snapshot) => snapshot.context.page)
  const count = useSelector(list, (snapshot) => snapshot.context.count)
  if (count <= PAGE_SIZE) return null
  const turnTo = (chosen: number) => {
    const address = narrowed(query, {})
    navigate(chosen === 1 ? address : `${address}&page=${chosen}`)
  }
  return <Pagination simple page={page} size={PAGE_SIZE} count={count} turnTo={turnTo} resize={() => undefined} />
}

function NoHelp() {
  const LL = texts().news.help
  return <Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<CircleHelp />} />
}

function QuickLinks() {
  const LL = texts().news.help
  return (
    <nav className="help-links" aria-label={LL.quickLinks()}>
      <QuickLink href={speedAddress('speedTest')} icon={<Gauge />} title={LL.speedTest()} hint={LL.speedTestHint()} />
      <QuickLink href={entryAddress('techAuth')} icon={<LifeBuoy />} title={LL.support()} hint={LL.supportHint()} />
      <QuickLink href={entryAddress('appDownload')} icon={<Smartphone />} title={LL.app()} hint={LL.appHint()} />
    </nav>
  )
}

interface QuickLinkProps {
  readonly href: string
  readonly icon: ReactNode
  readonly title: string
  readonly hint: string
}

function QuickLink({ href, icon, title, hint }: QuickLinkProps) {
  return (
    <Link className="help-link" href={href}>
      <span className="help-link-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className="help-link-title">{title}</span>
        <span className="help-link-hint">{hint}</span>
      </span>
    </Link>
  )
}

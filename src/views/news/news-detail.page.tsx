import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { ArrowLeft, ArrowRight, SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { feedCategories, type Information } from '#api/news/news.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Columns } from '#views/kit/columns/columns.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { Article } from './article.tsx'
import { helpAddress } from './help-address.ts'
import { articleAddress, LIST } from './news-address.ts'
import { topicName, useTopics } from './topic-tabs.tsx'
import './news.css'

/** [ROUTE-17, NEWS-03] An item of a feed, or a page such as about us. */
export default function NewsDetailPage({ query }: PageProps) {
  const { article } = use(usePortal().flows.news())
  const detail = useActorRef(article, { input: { id: query.get('informationID') ?? '' } })
  return (
    <div className="column">
      <DetailFaces detail={detail} missing={<Missing />}>
        {(item: Information) => (isOfFeed(item) ? <FeedArticle item={item} /> : <PortalPage item={item} />)}
      </DetailFaces>
    </div>
  )
}

const isOfFeed = ({ categoryCode }: Information): boolean =>
  feedCategories.some((category) => category === categoryCode)

function FeedArticle({ item }: { item: Information }) {
  const { categoryCode, title, summary, informationDetail, topicCode, publishedAt, views } = item
  const { flows, settings } = usePortal()
  const { newsTopics, helpTopics } = use(flows.news())
  const isHelp = categoryCode === 'help_center'
  const topics = useTopics(useActorRef(isHelp ? helpTopics : newsTopics, { input: {} }))
  const LL = texts().news
  usePageTitle(title)
  return (
    <div className="article-page">
      <BackLink href={isHelp ? helpAddress : LIST}>{isHelp ? LL.toHelp() : LL.toNews()}</BackLink>
      <Columns
        ratio={settings.layoutRatio}
        main={
          <Article
            {...writtenIn(item.language)}
            title={title}
            summary={summary}
            html={informationDetail}
            facts={{ topic: topicName(topics, topicCode), publishedAt, views }}
          />
        }
        side={<Neighbours item={item} />}
      />
    </div>
  )
}

function PortalPage({ item: { title, summary, language, informationDetail } }: { item: Information }) {
  usePageTitle(title)
  return (
    <div className="article-page">
      <Article {...writtenIn(language)} title={title} summary={summary} html={informationDetail} facts={null} />
    </div>
  )
}

function Neighbours({ item: { previous, next } }: { item: Information }) {
  const LL = texts().news
  if (previous === null && next === null) return null
  return (
    <nav className="article-neighbours" aria-label={LL.neighbours()}>
      {previous !== null && (
        <Link className="article-neighbour" href={articleAddress(previous.informationID)} rel="prev">
          <span className="article-neighbour-word">
            <ArrowLeft className="mirrored" size={14} aria-hidden="true" />
            {LL.previous()}
          </span>
          <bdi className="article-neighbour-title" {...writtenIn(previous.language)}>
            {previous.title}
          </bdi>
        </Link>
      )}
      {next !== null && (
        <Link className="article-neighbour" data-side="next" href={articleAddress(next.informationID)} rel="next">
          <span className="article-neighbour-word">
            {LL.next()}
            <ArrowRight className="mirrored" size={14} aria-hidden="true" />
          </span>
          <bdi className="article-neighbour-title" {...writtenIn(next.language)}>
            {next.title}
          </bdi>
        </Link>
      )}
    </nav>
  )
}

function Missing() {
  const LL = texts()
  return (
    <Face title={LL.problem.missingHeading()} text={LL.problem.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={LIST}>{LL.news.toNews()}</Link>
      </Button>
    </Face>
  )
}

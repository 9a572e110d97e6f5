import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { FolderDown, SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import {
  resourceOrders,
  resourceTypes,
  type ResourceOrder,
  type ResourceType,
} from '#api/resource/resource.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { FoundBar } from '#views/kit/found-bar/found-bar.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { RESOURCES_PATH, resourcesAsked, resourcesHref } from './resource-address.ts'
import { ResourceRow } from './resource-row.tsx'

/** [ROUTE-18, RESOURCE-01] The resources; search, filters, order and page are in the address. */
export default function ResourcesPage({ query }: PageProps) {
  const { resources } = use(usePortal().flows.resources())
  const asked = resourcesAsked(query)
  const size = query.get('size')
  const list = useList(resources, {
    page: query.get('page'),
    size: sizeAskedFor(size),
    filter: { type: asked.type ?? '', keyword: asked.keyword, sort: asked.sort },
  })
  const count = useSelector(list, (snapshot) => (snapshot.hasTag('filled') ? snapshot.context.count : null))
  const LL = texts()
  const names: Readonly<Record<ResourceOrder, string>> = {
    new: LL.resource.newest(),
    hot: LL.resource.hottest(),
    rating: LL.resource.best(),
  }
  const tab = (type: ResourceType | null, text: string) => ({
    href: resourcesHref({ ...asked, type }, size),
    text,
    isCurrent: type === asked.type,
  })
  return (
    <div className="column">
      <PageHead
        title={LL.title.resources()}
        lead={LL.resource.lead()}
        actions={
          <SearchBox
            label={LL.resource.search()}
            placeholder={LL.resource.placeholder()}
            value={asked.keyword}
            commit={(keyword) => navigate(resourcesHref({ ...asked, keyword }, size))}
          />
        }
      />
      <LinkTabs
        label={LL.resource.types()}
        entries={[tab(null, LL.resource.all()), ...resourceTypes.map((type) => tab(type, LL.resource.type[type]()))]}
      />
      <FoundBar
        count={count === null ? null : LL.resource.count({ count })}
        label={LL.resource.sort()}
        orders={resourceOrders.map((sort) => ({
          text: names[sort],
          href: resourcesHref({ ...asked, sort }, size),
          isCurrent: sort === asked.sort,
        }))}
      />
      <ListFaces list={list} empty={asked.type === null && asked.keyword === '' ? <NothingThere /> : <NothingFound />}>
        {(rows) => (
          <ul className="resource-rows">
            {rows.map((row) => (
              <ResourceRow
                key={`${row.resourceID} ${row.stars}`}
                resource={row}
                level={2}
                hasPlace
                renew={() => list.send({ type: 'list.reloaded' })}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={RESOURCES_PATH} query={query} />
    </div>
  )
}

function NothingFound() {
  const LL = texts().resource
  return (
    <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={RESOURCES_PATH}>{LL.clear()}</Link>
      </Button>
    </Face>
  )
}

function NothingThere() {
  const LL = texts().resource
  return <Face within="section" title={LL.noneTitle()} text={LL.noneText()} icon={<FolderDown />} />
}

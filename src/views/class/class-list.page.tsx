import { Button } from '@radix-ui/themes'
import { Users } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { classTypes, type ClassType } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#views/portal/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { classListHref, CLASS_LIST_PATH } from './class-href.ts'
import { ClassRow } from './class-row.tsx'

/**
 * [ROUTE-62, SHELL-14, SHELL-15] The caller's classes; an unknown type shows all and is kept in the address (gap
 * GAP-15).
 */
export default function ClassListPage({ query }: PageProps) {
  const { flows, settings } = usePortal()
  const asked = query.get('type')
  const type = classTypes.find((entry) => entry === asked) ?? null
  const list = useList(use(flows.classes()).mine, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { type: type ?? '' },
  })
  const LL = texts().class
  const terms = LL.terms[settings.wording]
  const tab = (entry: ClassType | null, text: string) => ({
    href: classListHref(entry),
    text,
    isCurrent: entry === type,
  })
  return (
    <div className="column">
      <PageHead title={terms.heading()} />
      <LinkTabs
        label={LL.types()}
        entries={[
          tab(null, LL.all()),
          tab('current', terms.state.inProgress()),
          tab('coming', terms.state.notStarted()),
          tab('history', terms.state.ended()),
        ]}
      />
      <ListFaces list={list} empty={<NoClasses type={type} />}>
        {(classes) => (
          <ul className="class-rows">
            {classes.map((item) => (
              <ClassRow key={item.classID} item={item} type={asked} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={CLASS_LIST_PATH} query={query} />
    </div>
  )
}

function NoClasses({ type }: { type: ClassType | null }) {
  const LL = texts().class.terms[usePortal().settings.wording]
  const [title, text] = {
    all: [LL.emptyTitle(), LL.emptyText()] as const,
    current: [LL.emptyCurrentTitle(), LL.emptyCurrentText()] as const,
    coming: [LL.emptyComingTitle(), LL.emptyComingText()] as const,
    history: [LL.emptyHistoryTitle(), LL.emptyHistoryText()] as const,
  }[type ?? 'all']
  return (
    <Face within="section" title={title} text={text} icon={<Users />}>
      {type !== null && (
        <Button asChild variant="soft">
          <Link href={CLASS_LIST_PATH}>{LL.all()}</Link>
        </Button>
      )}
    </Face>
  )
}

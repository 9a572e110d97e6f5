import { Button } from '@radix-ui/themes'
import { Users } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { classAddress } from '#api/class/addresses.ts'
import type { ClassType, ListedClass } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { classFilter, classListHref, classTypeOf, OPEN } from './class-filter.ts'
import type { ClassKind } from './class-href.ts'
import { ClassRow } from './class-row.tsx'

interface Props {
  readonly name: 'myclass' | 'myonlineclass'
  /** Null: of all kinds. */
  readonly kind: ClassKind | null
  readonly query: URLSearchParams
}

/** [ROUTE-26, ROUTE-27] The learner's classes in the personal centre. */
export default function OwnClassesPage({ name, kind, query }: Props) {
  const { flows, settings } = usePortal()
  const filter = classFilter(query)
  const type = classTypeOf(filter)
  const list = useList(use(flows.classes()).mine, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { kind: kind ?? '', type: type ?? '' },
  })
  const LL = texts()
  const terms = LL.class.terms[settings.wording]
  const tab = (entry: ClassType | null, text: string) => ({
    href: classAddress(name, { type: entry }),
    text,
    isCurrent: entry === type,
  })
  return (
    <PersonalCentre name={name} title={LL.title[name]()}>
      <LinkTabs
        label={LL.class.types()}
        entries={[
          tab(null, LL.class.all()),
          tab('current', terms.state.inProgress()),
          tab('coming', terms.state.notStarted()),
          tab('history', terms.state.ended()),
        ]}
      />
      <ListFaces<ListedClass>
        list={list}
        empty={
          <Face within="section" title={terms.emptyTitle()} text={terms.emptyText()} icon={<Users />}>
            <Button asChild variant="soft">
              <Link href={classListHref(kind ?? 'face', { type: OPEN })}>{LL.class.list.open()}</Link>
            </Button>
          </Face>
        }
      >
        {(classes) => (
          <ul className="class-rows">
            {classes.map((item) => (
              <ClassRow key={item.classID} item={item} type={null} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={classAddress(name)} query={query} />
    </PersonalCentre>
  )
}

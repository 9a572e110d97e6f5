import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX, Users } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#views/portal/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { CLASS_LIST_PATH } from './class-href.ts'
import { ClassRow } from './class-row.tsx'
import { ClassView } from './class-view.tsx'

/** Limit for concurrent classes; the largest page size of a list. */
const MOST_AT_ONCE = 40

/** [ROUTE-63] One class by classID; without one the current class [SHELL-09]. */
export default function ClassDetailPage({ query }: PageProps) {
  const classID = query.get('classID')
  const type = query.get('type')
  return (
    <div className="column">{classID ? <OneClass classID={classID} type={type} /> : <CurrentClass type={type} />}</div>
  )
}

interface TypeProps {
  readonly type: string | null
}

/** The class in progress, or a choice between several. */
function CurrentClass({ type }: TypeProps) {
  const { flows, settings } = usePortal()
  const list = useList(use(flows.classes()).mine, { size: MOST_AT_ONCE, filter: { type: 'current' } })
  const LL = texts().class.terms[settings.wording]
  return (
    <ListFaces list={list} empty={<NoCurrentClass />}>
      {(classes) =>
        classes.length === 1 && classes[0] !== undefined ? (
          <OneClass classID={classes[0].classID} type={type} />
        ) : (
          <>
            <PageHead title={LL.current()} lead={LL.choose({ count: classes.length })} />
            <ul className="class-rows">
              {classes.map((item) => (
                <ClassRow key={item.classID} item={item} type={type} />
              ))}
            </ul>
          </>
        )
      }
    </ListFaces>
  )
}

function OneClass({ classID, type }: TypeProps & { readonly classID: string }) {
  const { oneClass } = use(usePortal().flows.classes())
  const detail = useActorRef(oneClass, { input: { id: classID } })
  return (
    <DetailFaces detail={detail} missing={<NoSuchClass />}>
      {(item) => <ClassView item={item} type={type} />}
    </DetailFaces>
  )
}

function NoCurrentClass() {
  const LL = texts().class.terms[usePortal().settings.wording]
  return (
    <Face title={LL.emptyCurrentTitle()} text={LL.emptyCurrentText()} icon={<Users />}>
      <Button asChild variant="soft">
        <Link href={CLASS_LIST_PATH}>{LL.all()}</Link>
      </Button>
    </Face>
  )
}

function NoSuchClass() {
  const LL = texts().class.terms[usePortal().settings.wording]
  return (
    <Face title={LL.missingTitle()} text={LL.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={CLASS_LIST_PATH}>{LL.all()}</Link>
      </Button>
    </Face>
  )
}

import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX, Users } from 'lucide-react'
import { use, useCallback, useEffect } from 'react'
import { Link } from 'wouter'

import type { ListedClass } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { CLASS_LIST_PATH, classTabHref, classTabOf, type ClassKind, type ClassTab } from './class-href.ts'
import { ClassRow } from './class-row.tsx'
import { ClassView } from './class-view.tsx'

/** Limit for concurrent classes; the largest page size of a list. */
const MOST_AT_ONCE = 40

interface TypeProps {
  readonly type: string | null
}
interface OneProps extends TypeProps {
  readonly tab: ClassTab
}

/** [ROUTE-63] One class by classID, at the address of its kind; without one the current class [SHELL-09]. */
export function ClassDetailFrame({ kind, query }: { readonly kind: ClassKind; readonly query: URLSearchParams }) {
  const classID = query.get('classID')
  const type = query.get('type')
  const tab = classTabOf(query)
  return (
    <div className="column">
      {classID ? (
        <OneClass kind={kind} classID={classID} type={type} tab={tab} />
      ) : (
        <CurrentClass kind={kind} type={type} tab={tab} />
      )}
    </div>
  )
}

/** The class in progress, which stands at the address of its kind, or a choice between several; of any kind. */
function CurrentClass({ kind, type, tab }: OneProps & { readonly kind: ClassKind }) {
  const { flows, settings } = usePortal()
  const list = useList(use(flows.classes()).mine, { size: MOST_AT_ONCE, filter: { type: 'current' } })
  const LL = texts().class.terms[settings.wording]
  return (
    <ListFaces<ListedClass> list={list} empty={<NoCurrentClass />}>
      {(classes) =>
        classes.length === 1 && classes[0] !== undefined ? (
          <OneClass kind={kind} classID={classes[0].classID} type={type} tab={tab} />
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

function OneClass({ kind, classID, type, tab }: OneProps & { readonly kind: ClassKind; readonly classID: string }) {
  const { oneClass } = use(usePortal().flows.classes())
  const detail = useActorRef(oneClass, { input: { id: classID } })
  const renew = useCallback(() => detail.send({ type: 'item.reloaded' }), [detail])
  useChanges(renew)
  return (
    <DetailFaces detail={detail} missing={<NoSuchClass />}>
      {(item) =>
        item.kind === kind ? (
          <ClassView item={item} type={type} tab={tab} renew={renew} />
        ) : (
          <Elsewhere address={classTabHref(item.kind, classID, tab, type)} />
        )
      }
    </DetailFaces>
  )
}

/** Links that do not know the kind of a class lead to the face-to-face ones, which pass them on. */
function Elsewhere({ address }: { readonly address: string }) {
  useEffect(() => navigate(address, { replace: true }), [address])
  return null
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

/** It does not exist, or is hidden from this person. */
export function NoSuchClass() {
  const LL = texts().class.terms[usePortal().settings.wording]
  return (
    <Face title={LL.missingTitle()} text={LL.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={CLASS_LIST_PATH}>{LL.all()}</Link>
      </Button>
    </Face>
  )
}

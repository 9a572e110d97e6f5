import { use } from 'react'
import { useActorRef } from '@xstate/react'

import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { ClassContactList } from './class-contacts.tsx'
import { NoSuchClass } from './class-detail.tsx'
import { classHref } from './class-href.ts'
import { NotIn } from './not-in.tsx'

/** [ROUTE-67, ROUTE-77] The contact list of a class, of both kinds alike, for those who take part in it or run it. */
export default function ClassMailListPage({ query }: PageProps) {
  const classID = query.get('classID') ?? ''
  return <div className="column">{classID === '' ? <NoSuchClass /> : <Contacts classID={classID} />}</div>
}

function Contacts({ classID }: { readonly classID: string }) {
  const { flows, settings } = usePortal()
  const detail = useActorRef(use(flows.classes()).oneClass, { input: { id: classID } })
  const LL = texts().class
  return (
    <DetailFaces detail={detail} missing={<NoSuchClass />}>
      {(item) => (
        <>
          <BackLink href={classHref(item.kind, classID)}>{LL.terms[settings.wording].toClass()}</BackLink>
          <PageHead title={LL.contacts.heading()} lead={<bdi>{item.className}</bdi>} />
          {item.mayEnter ? <ClassContactList classID={classID} /> : <NotIn item={item} />}
        </>
      )}
    </DetailFaces>
  )
}

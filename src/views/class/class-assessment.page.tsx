import { useActorRef } from '@xstate/react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { EvaluationsWithin } from '#views/questionnaire/evaluation/evaluations-within.tsx'
import { NoSuchClass } from './class-detail.tsx'
import { classHref } from './class-href.ts'
import { NotIn } from './not-in.tsx'

/** [ROUTE-64, ROUTE-74] The evaluations of a class, of both kinds alike, for those who take part in it or run it. */
export default function ClassAssessmentPage({ query }: PageProps) {
  const classID = query.get('classID') ?? ''
  return (
    <div className="column">{classID === '' ? <NoSuchClass /> : <Evaluations key={classID} classID={classID} />}</div>
  )
}

function Evaluations({ classID }: { readonly classID: string }) {
  const { flows, settings } = usePortal()
  const detail = useActorRef(use(flows.classes()).oneClass, { input: { id: classID } })
  const { class: LL, evaluation } = texts()
  return (
    <DetailFaces detail={detail} missing={<NoSuchClass />}>
      {(item) => (
        <>
          <BackLink href={classHref(item.kind, classID)}>{LL.terms[settings.wording].toClass()}</BackLink>
          <PageHead title={evaluation.heading()} lead={<bdi>{item.className}</bdi>} />
          {item.mayEnter ? <EvaluationsWithin classID={classID} /> : <NotIn item={item} />}
        </>
      )}
    </DetailFaces>
  )
}

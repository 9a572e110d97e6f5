import { use } from 'react'
import { Link } from 'wouter'

import type { Evaluation } from '#api/questionnaire/evaluation.contract.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import '#views/kit/row-link/row-link.css'
import '../questionnaire-list.css'
import { StandingStatus } from './standing-status.tsx'

interface Props {
  readonly classID: string
  readonly heading: string
  /** Of all evaluations of the class. */
  readonly href: string
}

/**
 * [EVAL-01] The evaluation of a class that matters now, and how its learner stands with it; nothing where there is
 * none.
 */
export function CurrentEvaluation({ classID, heading, href }: Props) {
  const list = useList(use(usePortal().flows.questionnaires()).evaluations, { filter: { classID } })
  return (
    <ListFaces<Evaluation> list={list} waiting={null} empty={null}>
      {([current]) =>
        current !== undefined && (
          <section className="response-part">
            <h2 className="response-heading">{heading}</h2>
            <p className="response-current">
              <Link className="row-link" href={href}>
                <bdi>{current.name}</bdi>
              </Link>
              <StandingStatus standing={current.standing} />
            </p>
          </section>
        )
      }
    </ListFaces>
  )
}

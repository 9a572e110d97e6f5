import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import type { ManagedEvaluation } from '#api/questionnaire/evaluation.contract.ts'
import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { DocumentRow } from '#views/editor/document-list.tsx'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress } from '#views/editor/sections.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { evaluateAddress } from './begin-address.ts'
import { figure } from './question-names.ts'
import { resultsAddress } from './results-address.ts'

interface Props {
  readonly classID: string
}

/** [EVAL-01] The evaluations of a class for those who run it, and the way to a new one. */
export function ClassEvaluations({ classID }: Props) {
  const detail = useActorRef(useAdministration().flows.classEvaluations, { input: { id: classID } })
  const { evaluations: LL } = texts().managedQuestionnaire
  return (
    <>
      <section className="editor-section" aria-labelledby="class-evaluations">
        <h2 className="editor-heading" id="class-evaluations">
          {LL.heading()}
        </h2>
        <DetailFaces detail={detail} within="section">
          {({ members, list }) =>
            list.length === 0 ? (
              <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<ClipboardCheck />} />
            ) : (
              <ul className="document-rows">
                {list.map((one) => (
                  <Row key={one.questionnaireID} evaluation={one} members={members} />
                ))}
              </ul>
            )
          }
        </DetailFaces>
      </section>
      <NewEvaluation classID={classID} />
    </>
  )
}

interface RowProps {
  readonly evaluation: ManagedEvaluation
  readonly members: number
}

function Row({ evaluation, members }: RowProps) {
  const { questionnaireID, name, state, submitted, isEditor } = evaluation
  const { managedQuestionnaire: LL, questionnaireResults } = texts()
  return (
    <DocumentRow
      href={isEditor ? itemAddress('questionnaires', questionnaireID) : null}
      title={name}
      facts={[
        LL.phases[evaluation.phase](),
        <TimeRange key="times" from={evaluation.opensAt} to={evaluation.closesAt} />,
        submitted === null
          ? LL.evaluations.few({ count: figure(RESULTS_FROM) })
          : LL.evaluations.submitted({ count: figure(submitted) }),
        LL.evaluations.members({ count: figure(members) }),
      ]}
      status={<PublicationStatus state={state} />}
      action={
        isEditor ? (
          <Button asChild variant="soft" className="record-action">
            <Link href={resultsAddress(questionnaireID)} aria-label={`${questionnaireResults.results()}: ${name}`}>
              {questionnaireResults.results()}
            </Link>
          </Button>
        ) : undefined
      }
    />
  )
}

/** The largest page size of a list. */
const MOST = 40
/** No id of a form is so. */
const NONE = '-'

/** With which form a new evaluation begins. */
function NewEvaluation({ classID }: Props) {
  const [chosen, choose] = useState<string | null>(null)
  const list = useActorRef(useAdministration().flows.questionnaires, {
    input: { size: MOST, filter: { kind: 'evaluation', whose: 'templates' } },
  })
  const forms = useSelector(list, ({ context }) => context.rows)
  const { administration, managedQuestionnaire } = texts()
  const { evaluations: LL } = managedQuestionnaire
  const form = chosen ?? forms[0]?.questionnaireID ?? NONE
  return (
    <section className="editor-section" aria-labelledby="new-evaluation">
      <h2 className="editor-heading" id="new-evaluation">
        {LL.create()}
      </h2>
      <div className="field-grid">
        <ChoiceField
          label={LL.form()}
          value={form}
          entries={[
            ...forms.map(({ questionnaireID, name }) => ({
              value: questionnaireID,
              text: name === '' ? administration.items.untitled() : name,
            })),
            { value: NONE, text: LL.noForm() },
          ]}
          choose={choose}
        />
      </div>
      <div className="record-actions">
        <Button asChild>
          <Link href={evaluateAddress(classID, form === NONE ? null : form)}>{LL.begin()}</Link>
        </Button>
      </div>
    </section>
  )
}

import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { CircleCheckBig, ClipboardCheck, SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { addressOfClass, evaluationsOf } from '#api/class/kind-addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { answerAddress, questionnaireAddress } from '#api/questionnaire/addresses.ts'
import type { Questionnaire } from '#api/questionnaire/answering.contract.ts'
import { isolated } from '#i18n/names.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { evaluationStanding } from '#machines/questionnaire/evaluation.lifecycle.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { canSeeResults, offerOf } from '../questionnaire-words.ts'
import { OtherEvaluations } from './other-evaluations.tsx'
import './evaluation-done.css'

/** [ROUTE-57, EVAL-03] A class has been evaluated: thanks, and what is there to do next. */
export default function EvaluationDonePage({ query }: PageProps) {
  const questionnaireID = query.get('questionnaireID') ?? ''
  return <Done key={questionnaireID} questionnaireID={questionnaireID} />
}

function Done({ questionnaireID }: { readonly questionnaireID: string }) {
  const { standing: flow } = use(usePortal().flows.questionnaires())
  const detail = useActorRef(flow, { input: { id: questionnaireID } })
  const { questionnaireSheet: LL } = texts()
  return (
    <div className="evaluation-done">
      <DetailFaces
        detail={detail}
        missing={
          <Face title={LL.missing.title()} text={LL.missing.text()} icon={<SearchX />}>
            <ToHome />
          </Face>
        }
      >
        {(evaluation) =>
          evaluationStanding(evaluation.facts, evaluation.hasAnswered) === 'evaluated' ? (
            <Thanks evaluation={evaluation} />
          ) : (
            <NotYet evaluation={evaluation} />
          )
        }
      </DetailFaces>
    </div>
  )
}

interface Props {
  readonly evaluation: Questionnaire
}

function Thanks({ evaluation }: Props) {
  const { evaluation: LL, questionnaire } = texts()
  const { questionnaireID, class: of } = evaluation
  usePageTitle(evaluation.name)
  return (
    <>
      <div role="status">
        <Face title={LL.done.title()} text={LL.done.text()} icon={<CircleCheckBig />}>
          {of !== null && <p className="evaluation-done-of">{LL.subject.class({ name: isolated(of.className) })}</p>}
        </Face>
      </div>
      {of !== null && <OtherEvaluations classID={of.classID} except={questionnaireID} />}
      <div className="evaluation-done-ways">
        {canSeeResults(evaluation) && (
          <Button asChild>
            <Link href={questionnaireAddress('qusetionnaireresult', { questionnaireID })}>
              {questionnaire.results()}
            </Link>
          </Button>
        )}
        <Ways evaluation={evaluation} />
      </div>
    </>
  )
}

/** Nothing has been submitted: what can be done, as the lifecycle says. */
function NotYet({ evaluation }: Props) {
  const { evaluation: LL } = texts()
  const offer = offerOf(evaluation)
  return (
    <Face
      title={LL.notYet()}
      text={'because' in offer ? reasonText(texts(), offer.because) : evaluation.name}
      icon={<ClipboardCheck />}
    >
      {'word' in offer && (
        <Button asChild>
          <Link href={answerAddress(evaluation.kind, evaluation.questionnaireID)}>{offer.word}</Link>
        </Button>
      )}
      <Ways evaluation={evaluation} />
    </Face>
  )
}

function Ways({ evaluation: { class: of } }: Props) {
  const { settings } = usePortal()
  const { class: words, evaluation: LL } = texts()
  if (of === null) return <ToHome />
  return (
    <>
      <Button asChild variant="soft">
        <Link href={addressOfClass(of.kind, of.classID)}>{words.terms[settings.wording].toClass()}</Link>
      </Button>
      <Button asChild variant="soft">
        <Link href={evaluationsOf(of.kind, of.classID)}>{LL.all()}</Link>
      </Button>
    </>
  )
}

const ToHome = () => (
  <Button asChild variant="soft">
    <Link href={homeAddress('index')}>{texts().paper.toHome()}</Link>
  </Button>
)

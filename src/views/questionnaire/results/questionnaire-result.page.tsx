import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { EyeOff, SearchX } from 'lucide-react'
import { use, useCallback } from 'react'
import { Link } from 'wouter'

import { evaluationsOf } from '#api/class/kind-addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import type { Results } from '#api/questionnaire/results.contract.ts'
import { questionnaireAddress } from '#api/questionnaire/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { useRevisits } from '#views/kit/record/use-revisits.ts'
import { Refresh } from './refresh.tsx'
import { Renewal } from './renewal.tsx'
import { ResultQuestion } from './result-question.tsx'
import { ResultsShown } from './results-shown.tsx'
import './results.css'

/** [ROUTE-55] What was answered to the questionnaire or vote of the address, as far as its owner shows it. */
export default function QuestionnaireResultPage({ query }: PageProps) {
  const questionnaireID = query.get('questionnaireID') ?? ''
  return <OneResult key={questionnaireID} questionnaireID={questionnaireID} />
}

function OneResult({ questionnaireID }: { readonly questionnaireID: string }) {
  const { results: flow, resultRenewal } = use(usePortal().flows.questionnaires())
  const detail = useActorRef(flow, { input: { id: questionnaireID } })
  const because = useSelector(detail, ({ context }) => context.failure?.reason ?? null)
  const isFailed = useSelector(detail, has('failed'))
  const { questionnaire, questionnaireResults: LL, questionnaireSheet: sheet } = texts()
  useRevisits(useCallback(() => detail.send({ type: 'item.reloaded' }), [detail]))
  if (isFailed && because === 'questionnaire.resultsHidden')
    return (
      <div className="tally">
        <Face title={LL.hidden.title()} text={questionnaire.reason.resultsHidden()} icon={<EyeOff />}>
          <ToHome />
        </Face>
      </div>
    )
  return (
    <div className="tally">
      <DetailFaces
        detail={detail}
        missing={
          <Face title={sheet.missing.title()} text={sheet.missing.text()} icon={<SearchX />}>
            <ToHome />
          </Face>
        }
      >
        {(results) => (
          <>
            <Back results={results} />
            <ResultsShown
              results={results}
              actions={<Refresh detail={detail} />}
              notes={<Renewal flow={resultRenewal} detail={detail} results={results} />}
            >
              {(question, number) => <ResultQuestion key={question.questionID} question={question} number={number} />}
            </ResultsShown>
          </>
        )}
      </DetailFaces>
    </div>
  )
}

/** To where it is listed: those of everybody in the personal centre, an evaluation with its class. */
function Back({ results: { kind, class: of } }: { readonly results: Results }) {
  const { evaluation, title } = texts()
  if (kind !== 'evaluation') return <BackLink href={questionnaireAddress(kind)}>{title[kind]()}</BackLink>
  return of !== null && <BackLink href={evaluationsOf(of.kind, of.classID)}>{evaluation.all()}</BackLink>
}

const ToHome = () => (
  <Button asChild variant="soft">
    <Link href={homeAddress('index')}>{texts().paper.toHome()}</Link>
  </Button>
)

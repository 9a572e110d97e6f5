import { Button } from '@radix-ui/themes'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'

import { answerAddress, questionnaireAddress } from '#api/questionnaire/addresses.ts'
import type { Questionnaire } from '#api/questionnaire/answering.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import '#views/kit/response-row/response-row.css'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { canSeeResults, offerOf, stateKinds, windowOf } from './questionnaire-words.ts'

interface Props {
  readonly questionnaire: Questionnaire
  /** On the page of its class, below a heading of its own: what it is, instead of whose. */
  readonly isWithinClass?: boolean
  /** How the learner stands with it, where that is not a matter of the answers. */
  readonly standing?: ReactNode
}

/** [ROUTE-25, ENTITY-26] A questionnaire or a vote in a list: name, window, what is asked, and what can be done. */
export function QuestionnaireRow({ questionnaire, isWithinClass = false, standing }: Props) {
  const LL = texts().questionnaireList
  const { kind, name, questionCount, isAnonymous, state } = questionnaire
  const nameId = useId()
  const Heading = isWithinClass ? 'h3' : 'h2'
  const above =
    standing !== undefined ? null : isWithinClass ? LL.kinds[kind]() : (questionnaire.class?.className ?? null)
  const { word, at } = windowOf(questionnaire)
  return (
    <li className="response-row" data-state={state}>
      <div className="response-row-words">
        {above !== null && (
          <p className="response-row-of">
            <bdi>{above}</bdi>
          </p>
        )}
        <Heading id={nameId} className="response-row-name">
          <bdi>{name}</bdi>
        </Heading>
        <p className="response-row-time">
          {word} <DateText value={at} />
        </p>
        <ul className="response-row-meta">
          <li>{LL.questions({ count: numberText(questionCount, language()) })}</li>
          {isAnonymous && <li>{LL.anonymous()}</li>}
        </ul>
      </div>
      <div className="response-row-state">
        {standing ?? <Status kind={stateKinds[state]}>{LL.state[state]()}</Status>}
        <Offer questionnaire={questionnaire} nameId={nameId} />
        {canSeeResults(questionnaire) && <ToResults questionnaire={questionnaire} nameId={nameId} />}
      </div>
    </li>
  )
}

interface OfferProps {
  readonly questionnaire: Questionnaire
  /** The element that has its name, so that links of several rows differ where only links are read. */
  readonly nameId: string
}

/** [QUEST-03] What can be done, on the page where it is answered; or why nothing can. */
function Offer({ questionnaire, nameId }: OfferProps) {
  const id = useId()
  const offer = offerOf(questionnaire)
  if ('because' in offer) return <p className="response-row-why">{reasonText(texts(), offer.because)}</p>
  return (
    <Button asChild variant="soft">
      <Link
        id={id}
        aria-labelledby={`${id} ${nameId}`}
        href={answerAddress(questionnaire.kind, questionnaire.questionnaireID)}
      >
        {offer.word}
      </Link>
    </Button>
  )
}

/** [ROUTE-55] What was answered, where its owner shows it. */
function ToResults({ questionnaire: { questionnaireID }, nameId }: OfferProps) {
  const id = useId()
  return (
    <Link
      id={id}
      aria-labelledby={`${id} ${nameId}`}
      href={questionnaireAddress('qusetionnaireresult', { questionnaireID })}
    >
      {texts().questionnaire.results()}
    </Link>
  )
}

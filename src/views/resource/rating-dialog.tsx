import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import { useId } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { StarChoice } from '#views/kit/stars/star-choice.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import type { Rater } from './rating-action.tsx'

interface Props {
  readonly rater: Rater
  readonly name: string
  /** Language code of the name. */
  readonly language: string
}

/** [RESOURCE-03, VALID-16] The rating dialog. */
export function RatingDialog({ rater, name, language }: Props) {
  useFormRefused(rater)
  const isOpen = useSelector(rater, (snapshot) => snapshot.hasTag('open'))
  const isSending = useSelector(rater, (snapshot) => snapshot.hasTag('sending'))
  const { chosen, refusal, failure } = useSelector(rater, (snapshot) => snapshot.context)
  const id = useId()
  if (!isOpen) return null
  const LL = texts()
  const close = () => rater.send({ type: 'rating.dropped' })
  return (
    <Dialog
      title={LL.resource.rateTitle()}
      text={LL.resource.rateText()}
      close={close}
      actions={
        <>
          <Button variant="soft" color="gray" disabled={isSending} onClick={close}>
            {LL.resource.back()}
          </Button>
          <Button loading={isSending} onClick={() => rater.send({ type: 'rating.submitted' })}>
            {LL.resource.submit()}
          </Button>
        </>
      }
    >
      <fieldset className="resource-stars" disabled={isSending} aria-describedby={`${id}said`}>
        <legend className="resource-stars-name">
          <bdi {...writtenIn(language)}>{name}</bdi>
        </legend>
        <div className="resource-stars-line">
          <StarChoice value={chosen} choose={(stars) => rater.send({ type: 'stars.chosen', stars })} />
          {chosen !== null && <span aria-hidden="true">{LL.course.stars.count({ count: chosen })}</span>}
        </div>
        <div id={`${id}said`} role="status">
          {refusal !== null && <p className="resource-refusal">{reasonText(LL, refusal)}</p>}
          {failure !== null && !isSending && (
            <p className="notice" data-kind="error">
              <CloudOff size={16} aria-hidden="true" />
              {failureText(failure)}
            </p>
          )}
        </div>
      </fieldset>
    </Dialog>
  )
}

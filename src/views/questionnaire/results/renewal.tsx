import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'

import type { Results } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import { isFollowed, RENEWAL_PAUSE, type ResultRenewalFlow } from '#machines/questionnaire/result-renewal.flow.ts'

import { figure } from './result-figures.ts'

interface Props {
  readonly flow: ResultRenewalFlow
  readonly detail: DetailActor<Results>
  readonly results: Results
}

/** Results of an open vote come by themselves, as long as they are in view. */
export const Renewal = (props: Props) => isFollowed(props.results) && <Following {...props} />

function Following({ flow, detail }: Props) {
  const renewal = useActorRef(flow)
  useEffect(() => {
    const subscription = renewal.on('due', () => detail.send({ type: 'item.reloaded' }))
    const look = () => renewal.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' })
    document.addEventListener('visibilitychange', look)
    if (document.visibilityState !== 'visible') look()
    return () => {
      subscription.unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [renewal, detail])
  return <p className="tally-note">{texts().questionnaireResults.live({ count: figure(RENEWAL_PAUSE / 1000) })}</p>
}

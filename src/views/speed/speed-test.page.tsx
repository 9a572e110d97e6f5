import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Gauge, RotateCw, Square } from 'lucide-react'
import { use } from 'react'

import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { BYTE_BUDGET, TIME_BUDGET } from '#machines/speed/speed-measures.ts'
import { measuredIn } from '#machines/speed/speed-test.flow.ts'

import { EntryFrame } from '#views/entry/entry-frame.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { SpeedAdvice } from './speed-advice.tsx'
import { SpeedFacts } from './speed-facts.tsx'
import { SpeedNeeds } from './speed-needs.tsx'
import { SpeedScale } from './speed-scale.tsx'
import './speed.css'

/** [ROUTE-15] Measures the connection to this server, and the lecture qualities that it supports (gap GAP-20). */
export default function SpeedTestPage() {
  const test = useActorRef(use(usePortal().flows.speed()).speedTest)
  const snapshot = useSelector(test, (current) => current)
  const measured = measuredIn(snapshot)
  const isMeasuring = snapshot.hasTag('measuring')
  const isIdle = snapshot.matches('idle')
  const { failure } = snapshot.context
  const LL = texts().entry.speed
  const cost = { seconds: TIME_BUDGET / 1000, size: fileSizeText(BYTE_BUDGET, language()) }
  return (
    <EntryFrame>
      <PageHead title={texts().title.speedTest()} lead={LL.lead()} />
      <div className="entry-parts">
        <div className="entry-main">
          <section className="entry-card speed-dial" aria-label={LL.download()} data-measuring={isMeasuring}>
            <p className="speed-state">{stateText(snapshot)}</p>
            <SpeedScale measured={measured} isMeasuring={isMeasuring} />
            <SpeedFacts measured={measured} />
            <div className="speed-actions">
              {isMeasuring ? (
                <Button size="3" variant="soft" color="gray" onClick={() => test.send({ type: 'test.cancelled' })}>
                  <Square size={16} aria-hidden="true" />
                  {LL.stop()}
                </Button>
              ) : (
                <Button size="3" onClick={() => test.send({ type: 'test.started' })}>
                  {isIdle ? <Gauge size={18} aria-hidden="true" /> : <RotateCw size={16} aria-hidden="true" />}
                  {isIdle ? LL.start() : LL.again()}
                </Button>
              )}
              <p className="entry-card-text">{LL.cost(cost)}</p>
            </div>
          </section>
          <SpeedAdvice measured={measured} />
          {snapshot.hasTag('cancelled') && (
            <p className="notice" data-kind="info">
              {LL.stoppedText()}
            </p>
          )}
          {failure !== null && (
            <p className="notice" data-kind="error" role="alert">
              {failureText(failure)}
            </p>
          )}
        </div>
        <div className="entry-side">
          <SpeedNeeds advice={measured.advice} />
        </div>
      </div>
    </EntryFrame>
  )
}

function stateText(snapshot: Parameters<typeof measuredIn>[0]): string {
  const LL = texts().entry.speed
  if (snapshot.matches('measuringLatency')) return LL.measuringLatency()
  if (snapshot.matches('measuringDownload')) return LL.measuringDownload()
  if (snapshot.matches('finished')) return LL.done()
  if (snapshot.matches('failed')) return LL.failed()
  return snapshot.matches('cancelled') ? LL.stopped() : LL.ready()
}

import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, lazy, use, useEffect } from 'react'

import { timetableAddress } from '#api/timetable/addresses.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'

const QrCode = lazy(() => import('#views/kit/qr-code/qr-code.tsx'))
/** How often who is there is read again. */
const EVERY_MS = 5000
/** Between two questions, when the answers fail. */
const LEAST_MS = 1000

/** The present check-in number of a lesson, large, with its QR code and who is there; it follows the server's clock. */
export function CheckInNumber({ lessonID }: { readonly lessonID: string }) {
  const { number } = use(usePortal().flows.timetable())
  const detail = useActorRef(number, { input: { id: lessonID } })
  const remaining = useSelector(detail, (snapshot) => snapshot.context.item?.remaining ?? EVERY_MS)
  const isHeld = useSelector(detail, (snapshot) => snapshot.context.item !== null)
  const failure = useSelector(detail, (snapshot) => snapshot.context.failure)
  const isLoading = useSelector(detail, has('loadingMark'))
  useEffect(() => {
    // Each answer sets the next one, and so does a failure: a number that stood still would be refused.
    if (isLoading || failure?.reason === 'timetable.tooLate') return
    const timer = setTimeout(
      () => detail.send({ type: 'item.reloaded' }),
      Math.max(LEAST_MS, Math.min(remaining, EVERY_MS)),
    )
    return () => clearTimeout(timer)
  }, [detail, isLoading, remaining, failure])
  const LL = texts().timetable.number
  const written = (count: number) => numberText(count, language())
  // Before and after the time of checking in there is no number, which is no failure.
  if (!isHeld && failure !== null && failure.reason.startsWith('timetable.')) {
    return (
      <section className="number" aria-label={LL.heading()}>
        <h2 className="timetable-heading">{LL.heading()}</h2>
        <p className="check-in-note">{failureText(failure)}</p>
      </section>
    )
  }
  return (
    <section className="number" aria-label={LL.heading()}>
      <h2 className="timetable-heading">{LL.heading()}</h2>
      <DetailFaces detail={detail} within="section" waiting={<Skeleton label={texts().portal.loading()} repeat={1} />}>
        {({ code, attended, members, latest }) => {
          const path = `/#${timetableAddress('class-lesson', { lessonID, code })}`
          return (
            <div className="number-shown">
              <div className="number-words">
                <p className="number-digits" dir="ltr">
                  {code.slice(0, 3)}&#8239;{code.slice(3)}
                </p>
                <p>{LL.scan()}</p>
                <p className="number-count" role="status">
                  {LL.count({ attended: written(attended), members: written(members) })}
                </p>
                {latest.length > 0 && (
                  <p className="number-latest">
                    {LL.latest()} <bdi>{latest.map((one) => one.originalName).join(' · ')}</bdi>
                  </p>
                )}
              </div>
              <div className="number-code">
                <Suspense fallback={null}>
                  <QrCode address={new URL(path, window.location.href).href} label={LL.qr()} />
                </Suspense>
              </div>
            </div>
          )
        }}
      </DetailFaces>
    </section>
  )
}

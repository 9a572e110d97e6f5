import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { useUnsaved } from '#views/paper/use-unsaved.ts'
import { PaperFaces } from './paper-faces.tsx'
import { PaperMap } from './paper-map.tsx'
import { PaperNotices } from './paper-notices.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { PaperTop } from './paper-top.tsx'
import './paper.css'

/** Fetched once the first question is there: they have to open without a network too. */
const dialogs = () => import('./paper-dialogs.tsx')
const PaperDialogs = lazy(async () => ({ default: (await dialogs()).PaperDialogs }))

/** [ROUTE-47] A paper in each of its states. */
export function Paper({ paperID }: { paperID: string }) {
  const { paper: flow, isOnline } = use(usePortal().flows.paper())
  const paper = useActorRef(flow, { input: { paperID, isOnline: isOnline() } })
  const isLoading = useSelector(paper, has('loading'))
  const isShown = useSelector(paper, has('shown'))
  useUnsaved(paper)
  useEffect(() => {
    if (isShown) void dialogs().catch(() => undefined)
  }, [isShown])
  if (isLoading) {
    return (
      <div className="paper-alone">
        <Skeleton label={texts().portal.loading()} repeat={3} />
      </div>
    )
  }
  if (!isShown) return <PaperFaces paper={paper} />
  return (
    <div className="paper">
      <PaperTop paper={paper} />
      <div className="paper-body">
        <div className="paper-main">
          <PaperQuestion paper={paper} />
          <PaperNotices paper={paper} />
        </div>
        <PaperMap paper={paper} />
      </div>
      <Asked paper={paper} />
    </div>
  )
}

/** What has to be confirmed, and the hand-in that has failed. */
function Asked({ paper }: { readonly paper: PaperActor }) {
  const isAsking = useSelector(
    paper,
    (snapshot) => snapshot.hasTag('warned') || snapshot.hasTag('asking') || snapshot.hasTag('handInFailed'),
  )
  if (!isAsking) return null
  return (
    <Suspense>
      <PaperDialogs paper={paper} />
    </Suspense>
  )
}

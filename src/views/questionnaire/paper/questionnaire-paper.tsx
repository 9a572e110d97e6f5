import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, use, useEffect, useState, type ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { useUnsaved } from '#views/paper/use-unsaved.ts'
import { AskedPage } from './asked-page.tsx'
import { fetchEnded, SheetFaces } from './sheet-faces.tsx'
import { SheetIntro } from './sheet-intro.tsx'
import { SheetNotices } from './sheet-notices.tsx'
import { SheetSteps } from './sheet-steps.tsx'
import { SheetTop } from './sheet-top.tsx'
import './questionnaire-paper.css'

/** Fetched once the questions are there: what is confirmed has to open without a network too. */
const dialogs = () => import('./sheet-dialogs.tsx')
const SheetDialogs = lazy(async () => ({ default: (await dialogs()).SheetDialogs }))

interface Props {
  readonly questionnaireID: string
  /** In place of what is said once it has just been submitted. */
  readonly submitted?: ReactNode
}

/** [ROUTE-54, QUEST-02] A questionnaire in each of the states of its answering. */
export function QuestionnairePaper({ questionnaireID, submitted }: Props) {
  const { flows } = usePortal()
  const { paper: flow, isOnline } = use(flows.questionnairePaper())
  const paper = useActorRef(flow, { input: { paperID: questionnaireID, isOnline: isOnline() } })
  const isLoading = useSelector(paper, has('loading'))
  const isShown = useSelector(paper, has('shown'))
  const name = useSelector(paper, ({ context }) => context.paper?.name ?? null)
  usePageTitle(name)
  useUnsaved(paper)
  useEffect(() => {
    if (isShown) for (const fetch of [dialogs, fetchEnded, flows.questionnaires]) fetch().catch(() => undefined)
  }, [isShown, flows])
  if (isLoading)
    return (
      <div className="sheet-alone">
        <Skeleton label={texts().portal.loading()} repeat={3} />
      </div>
    )
  return isShown ? (
    <Sheet paper={paper} />
  ) : (
    <SheetFaces paper={paper} questionnaireID={questionnaireID} submitted={submitted} />
  )
}

function Sheet({ paper }: { readonly paper: PaperActor }) {
  const focus = useFocus()
  return (
    <div className="sheet">
      <SheetTop paper={paper} />
      <div className="sheet-body">
        <SheetIntro paper={paper} />
        <AskedPage paper={paper} />
        <SheetNotices paper={paper} focus={focus} />
        <SheetSteps paper={paper} focus={focus} />
      </div>
      <Asked paper={paper} />
    </div>
  )
}

/** What has to be confirmed, and the submission that has failed. */
function Asked({ paper }: { readonly paper: PaperActor }) {
  const isAsking = useSelector(paper, (snapshot) => snapshot.hasTag('asking') || snapshot.hasTag('handInFailed'))
  if (!isAsking) return null
  return (
    <Suspense>
      <SheetDialogs paper={paper} />
    </Suspense>
  )
}

/** Moves the focus to an element by its id, once what was just done is drawn. */
function useFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}

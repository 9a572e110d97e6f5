import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { has, isSaved, type EditorActor } from './document.ts'
import { addressOf, itemAddress, type SectionCode } from './sections.ts'
import { StaleDialog } from './stale-dialog.tsx'
import './editor.css'

interface Props {
  readonly editor: EditorActor
  readonly section: SectionCode
  /** What it looks like once it is there. */
  readonly children: ReactNode
}

/** A document in each state of its editor: on its way, open, missing, not permitted, failed. */
export function EditorPage({ editor, section, children }: Props) {
  useOutcome(editor, section)
  const isLoading = useSelector(editor, has('loadingMark'))
  const isOpen = useSelector(editor, has('open'))
  const isMissing = useSelector(editor, has('missing'))
  const isForbidden = useSelector(editor, has('forbidden'))
  const isFailed = useSelector(editor, has('failed'))
  const isAsking = useSelector(editor, has('confirming'))
  const isStale = useSelector(editor, has('stale'))
  const failure = useSelector(editor, (snapshot) => snapshot.context.failure)
  const LL = texts()
  if (isLoading) return <Skeleton label={LL.portal.loading()} repeat={4} />
  if (isOpen) {
    return (
      <>
        {children}
        {isAsking && <ConfirmDialog editor={editor} />}
        {isStale && <StaleDialog editor={editor} />}
      </>
    )
  }
  if (isFailed && failure !== null) {
    return <Failed within="page" failure={failure} retry={() => editor.send({ type: 'item.reloaded' })} />
  }
  if (isMissing) {
    return (
      <Face title={LL.problem.missingHeading()} text={LL.problem.missingText()} icon={<SearchX />}>
        <Button asChild variant="soft">
          <Link href={addressOf(section)}>{LL.administration.editor.toList()}</Link>
        </Button>
      </Face>
    )
  }
  if (isForbidden) {
    return <Face title={LL.problem.forbiddenHeading()} text={LL.problem.forbiddenText()} icon={<LockKeyhole />} />
  }
  return null
}

/** Tells the author what has been done, and the administration what leaving would lose. */
function useOutcome(editor: EditorActor, section: SectionCode): void {
  const { places } = useAdministration()
  const hasUnsaved = useSelector(editor, (snapshot) => snapshot.hasTag('open') && !isSaved(snapshot))
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, hasUnsaved])
  useEffect(() => {
    const subscription = editor.on('done', ({ command, id }) => {
      const LL = texts().administration
      const isInformation = editor.getSnapshot().context.kind === 'information'
      showToast('success', isInformation ? LL.editor.done[command]() : LL.courses.done[command]())
      if (command === 'discard') {
        places.send({ type: 'work.changed', hasUnsaved: false })
        navigate(addressOf(section))
      } else places.send({ type: 'page.renamed', address: itemAddress(section, id) })
    })
    return () => subscription.unsubscribe()
  }, [editor, places, section])
}

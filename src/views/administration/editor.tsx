import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { Link } from 'wouter'

import { informationCategories } from '#api/contract/information.ts'
import { texts } from '#i18n/texts.ts'
import { isSameDraft } from '#machines/flows/information-draft.ts'
import type { InformationEditorFlow } from '#machines/flows/information-editor.ts'
import { navigate } from '#src/address.ts'

import { Face } from '../faces/face.tsx'
import { Failed } from '../faces/failed.tsx'
import { Skeleton } from '../portal/skeleton.tsx'
import { showToast } from '../portal/toasts.tsx'
import { useAdministration } from './administration-context.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { EditorForm } from './editor-form.tsx'
import { addressOf, itemAddress, NEW } from './sections.ts'
import { StaleDialog } from './stale-dialog.tsx'
import './editor.css'

export type EditorActor = ActorRefFrom<InformationEditorFlow>
type Snapshot = SnapshotFrom<InformationEditorFlow>
type Tag = Parameters<Snapshot['hasTag']>[0]
export const has = (tag: Tag) => (snapshot: Snapshot) => snapshot.hasTag(tag)

const isUnsaved = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('open') && !isSameDraft(snapshot.context.draft, snapshot.context.kept)

/** [NEWS-01, NEWS-04] One item of information before its author. A new one may be told its category by the address. */
export default function Editor({ id, query }: { id: string; query: URLSearchParams }) {
  const { flows } = useAdministration()
  const categoryCode = informationCategories.find((code) => code === query.get('category')) ?? 'news'
  const editor = useActorRef(flows.editor, { input: { id: id === NEW ? null : id, categoryCode } })
  useOutcome(editor)
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
        <EditorForm editor={editor} />
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
          <Link href={addressOf('information')}>{LL.administration.editor.toList()}</Link>
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
function useOutcome(editor: EditorActor): void {
  const { places } = useAdministration()
  const hasUnsaved = useSelector(editor, isUnsaved)
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, hasUnsaved])
  useEffect(() => {
    const subscription = editor.on('done', ({ command, id }) => {
      showToast('success', texts().administration.editor.done[command]())
      if (command === 'discard') {
        places.send({ type: 'work.changed', hasUnsaved: false })
        navigate(addressOf('information'))
      } else places.send({ type: 'page.renamed', address: itemAddress('information', id) })
    })
    return () => subscription.unsubscribe()
  }, [editor, places])
}

import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'

import { showToast } from '#views/kit/toast/toasts.tsx'
import { RecordFaces } from '#views/kit/record/record-faces.tsx'
import { StaleDialog } from '#views/kit/record/stale-dialog.tsx'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { useAdministration } from '#app/context/administration-context.ts'
import { commandWords } from './command-words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { isSaved, type AnyEditorActor } from './document.ts'
import { addressOf, itemAddress, type SectionCode } from './sections.ts'
import './editor.css'

interface Props {
  readonly editor: AnyEditorActor
  readonly section: SectionCode
  /** The editor once loaded. */
  readonly children: ReactNode
}

/** A document in each state of its editor: loading, open, missing, not permitted, failed. */
export function EditorPage({ editor, section, children }: Props) {
  useOutcome(editor, section)
  useChanges(() => editor.send({ type: 'item.signalled' }))
  const isOpen = useSelector(editor, has('open'))
  const isAsking = useSelector(editor, has('confirming'))
  const isStale = useSelector(editor, has('stale'))
  if (isOpen) {
    return (
      <>
        {children}
        {isAsking && <ConfirmDialog editor={editor} />}
        {isStale && (
          <StaleDialog
            reload={() => editor.send({ type: 'draft.dropped' })}
            keep={() => editor.send({ type: 'draft.kept' })}
          />
        )}
      </>
    )
  }
  return (
    <RecordFaces
      actor={editor}
      within="page"
      back={
        <Button asChild variant="soft">
          <Link href={addressOf(section)}>{texts().administration.editor.toList()}</Link>
        </Button>
      }
      retry={() => editor.send({ type: 'item.reloaded' })}
    />
  )
}

/** Shows the outcome of a command, and reports unsaved changes to the administration. */
function useOutcome(editor: AnyEditorActor, section: SectionCode): void {
  const { places } = useAdministration()
  const hasUnsaved = useSelector(editor, (snapshot) => snapshot.hasTag('open') && !isSaved(snapshot))
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, hasUnsaved])
  useEffect(() => {
    const subscription = places.on('givenUp', () => editor.send({ type: 'writing.dropped' }))
    return () => subscription.unsubscribe()
  }, [editor, places])
  useEffect(() => {
    const subscription = editor.on('done', ({ command, id }) => {
      showToast('success', commandWords(editor.getSnapshot().context.kind).done[command])
      if (command === 'discard') {
        places.send({ type: 'work.changed', hasUnsaved: false })
        navigate(addressOf(section))
      } else places.send({ type: 'page.renamed', address: itemAddress(section, id) })
    })
    return () => subscription.unsubscribe()
  }, [editor, places, section])
}

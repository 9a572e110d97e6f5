import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { isOver, type AnyEditorActor } from './document.ts'

/** Fields of a document, disabled once it is discarded. */
export function Fields({ editor, children }: { editor: AnyEditorActor; children: ReactNode }) {
  const isClosed = useSelector(editor, isOver)
  return (
    <fieldset className="editor-fields" disabled={isClosed}>
      {children}
    </fieldset>
  )
}

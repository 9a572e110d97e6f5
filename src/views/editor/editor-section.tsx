import { useId, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A titled part of an editor. */
export function EditorSection({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className="editor-section" aria-labelledby={id}>
      <div className="editor-section-head">
        <h2 className="editor-heading" id={id}>
          {title}
        </h2>
        {note !== undefined && <p className="editor-note">{note}</p>}
      </div>
      {children}
    </section>
  )
}

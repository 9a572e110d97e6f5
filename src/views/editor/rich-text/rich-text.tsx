import { EditorContent, useEditor } from '@tiptap/react'

import { richTextSchema, written } from './schema.ts'
import { RichTextToolbar } from './toolbar.tsx'
import './rich-text.css'

interface Props {
  /** The id of its label. */
  readonly labelId: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly isClosed: boolean
  /** Initial content; the editor keeps its own afterwards. */
  readonly value: string
  readonly change: (html: string) => void
}

/** A rich text editor in the direction of its language. */
export function RichText({ labelId, lang, dir, isClosed, value, change }: Props) {
  const editor = useEditor({
    extensions: richTextSchema,
    content: value,
    editable: !isClosed,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, class: 'prose', lang, dir },
    },
    onUpdate: ({ editor: changed }) => change(written(changed.getHTML())),
  })
  return (
    <div className="rich-text" data-closed={isClosed}>
      {!isClosed && <RichTextToolbar editor={editor} />}
      <EditorContent className="rich-text-page" editor={editor} />
    </div>
  )
}

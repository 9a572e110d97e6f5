import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { Direction, Toolbar } from 'radix-ui'
import { useState } from 'react'

import { language, texts } from '#i18n/texts.ts'

import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'
import { Tool } from './tool.tsx'
import '#views/kit/icon-button/icon-button.css'

/** Toolbar state at the cursor. */
function stateOf(editor: Editor) {
  const is = (name: string, attributes?: object) => editor.isActive(name, attributes)
  return {
    heading: is('heading', { level: 2 }),
    subheading: is('heading', { level: 3 }),
    bold: is('bold'),
    italic: is('italic'),
    underline: is('underline'),
    strike: is('strike'),
    code: is('code'),
    bulletList: is('bulletList'),
    orderedList: is('orderedList'),
    quote: is('blockquote'),
    codeBlock: is('codeBlock'),
    link: is('link'),
    isInTable: is('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** One tab stop, arrow keys within; formats active at the cursor are pressed. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({ editor, selector: ({ editor: shown }) => stateOf(shown) })
  const LL = texts().administration.format
  const run = () => editor.chain().focus()
  return (
    <Direction.Provider dir={language().dir}>
      <Toolbar.Root className="rich-text-tools" aria-label={LL.label()}>
        <div className="rich-text-group">
          <Tool
            label={LL.heading()}
            icon={<Heading2 />}
            isOn={state.heading}
            act={() => run().toggleHeading({ level: 2 }).run()}
          />
          <Tool
            label={LL.subheading()}
            icon={<Heading3 />}
            isOn={state.subheading}
            act={() => run().toggleHeading({ level: 3 }).run()}
          />
        </div>
        <div className="rich-text-group">
          <Tool label={LL.bold()} icon={<Bold />} isOn={state.bold} act={() => run().toggleBold().run()} />
          <Tool label={LL.italic()} icon={<Italic />} isOn={state.italic} act={() => run().toggleItalic().run()} />
          <Tool
            label={LL.underline()}
            icon={<Underline />}
            isOn={state.underline}
            act={() => run().toggleUnderline().run()}
          />
          <Tool
            label={LL.strike()}
            icon={<Strikethrough />}
            isOn={state.strike}
            act={() => run().toggleStrike().run()}
          />
          <Tool label={LL.code()} icon={<Code />} isOn={state.code} act={() => run().toggleCode().run()} />
          <Tool label={LL.link()} icon={<LinkIcon />} isOn={state.link} act={() => setLinking(true)} />
        </div>
        <div className="rich-text-group">
          <Tool
            label={LL.bulletList()}
            icon={<List className="mirrored" />}
            isOn={state.bulletList}
            act={() => run().toggleBulletList().run()}
          />
          <Tool
            label={LL.orderedList()}
            icon={<ListOrdered className="mirrored" />}
            isOn={state.orderedList}
            act={() => run().toggleOrderedList().run()}
          />
          <Tool
            label={LL.quote()}
            icon={<TextQuote className="mirrored" />}
            isOn={state.quote}
            act={() => run().toggleBlockquote().run()}
          />
          <Tool
            label={LL.codeBlock()}
            icon={<SquareCode />}
            isOn={state.codeBlock}
            act={() => run().toggleCodeBlock().run()}
          />
          <Tool label={LL.rule()} icon={<Minus />} act={() => run().setHorizontalRule().run()} />
          {!state.isInTable && (
            <Tool
              label={LL.table()}
              icon={<Table />}
              act={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
            />
          )}
        </div>
        <div className="rich-text-group">
          <Tool
            label={LL.undo()}
            icon={<Undo2 className="mirrored" />}
            isClosed={!state.canUndo}
            act={() => run().undo().run()}
          />
          <Tool
            label={LL.redo()}
            icon={<Redo2 className="mirrored" />}
            isClosed={!state.canRedo}
            act={() => run().redo().run()}
          />
        </div>
        {state.isInTable && <TableTools editor={editor} />}
      </Toolbar.Root>
      {isLinking && <LinkDialog editor={editor} close={() => setLinking(false)} />}
    </Direction.Provider>
  )
}

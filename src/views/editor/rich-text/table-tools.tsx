import type { Editor } from '@tiptap/core'
import { BetweenHorizontalStart, BetweenVerticalStart, FoldHorizontal, FoldVertical, Trash2 } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { Tool } from './tool.tsx'

/** Commands for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const LL = texts().administration.format
  const run = () => editor.chain().focus()
  return (
    <div className="rich-text-group">
      <Tool
        label={LL.rowBelow()}
        icon={<BetweenHorizontalStart className="mirrored" />}
        act={() => run().addRowAfter().run()}
      />
      <Tool
        label={LL.columnAfter()}
        icon={<BetweenVerticalStart className="mirrored" />}
        act={() => run().addColumnAfter().run()}
      />
      <Tool label={LL.deleteRow()} icon={<FoldVertical />} act={() => run().deleteRow().run()} />
      <Tool label={LL.deleteColumn()} icon={<FoldHorizontal />} act={() => run().deleteColumn().run()} />
      <Tool label={LL.deleteTable()} icon={<Trash2 />} act={() => run().deleteTable().run()} />
    </div>
  )
}

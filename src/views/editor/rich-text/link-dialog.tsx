import { Button } from '@radix-ui/themes'
import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { isLinkable } from './schema.ts'
import '#views/kit/text-box/text-box.css'

/** Completes a typed address: https is assumed without a scheme. */
const completed = (typed: string): string => (/^(?:[a-z]+:|#)/i.test(typed) ? typed : `https://${typed}`)

/** Dialog for the target of a link. */
export function LinkDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const LL = texts().administration.format
  const present: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setWrong] = useState(false)
  const id = useId()

  const apply = () => {
    const address = completed(typed.trim())
    if (typed.trim() === '' || !isLinkable(address)) return setWrong(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the address becomes the link text.
    if (empty && typeof present !== 'string') {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    } else chain.setLink({ href: address }).run()
    close()
  }
  return (
    <Dialog title={LL.linkTitle()} close={close}>
      <form
        className="link-form"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          apply()
        }}
      >
        <label className="editor-label" htmlFor={id}>
          {LL.linkAddress()}
        </label>
        <input
          id={id}
          className="text-box text-field"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          aria-invalid={isWrong}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
        <p className="editor-note" id={`${id}-note`} data-problem={isWrong} role={isWrong ? 'alert' : undefined}>
          {isWrong
            ? LL.linkWrong()
            : LL.linkHint({ web: '\u2066https://\u2069', mail: '\u2066mailto:\u2069', page: '\u2066#/\u2069' })}
        </p>
        <div className="dialog-actions">
          {typeof present === 'string' && (
            <Button
              type="button"
              variant="soft"
              color="gray"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                close()
              }}
            >
              {LL.linkRemove()}
            </Button>
          )}
          <Button type="submit">{LL.linkSet()}</Button>
        </div>
      </form>
    </Dialog>
  )
}

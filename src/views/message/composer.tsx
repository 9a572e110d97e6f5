import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { SendHorizontal } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'

import { cleanLetter, LETTER_LIMIT } from '#api/message/letter-rule.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import type { WritingActor } from './dialogue-surroundings.ts'
import '#views/kit/text-box/text-box.css'

/** Remaining characters from which the counter is shown. */
const NEAR_LIMIT = 200

/** The letter box: Enter sends, Shift+Enter starts a new line. */
export function Composer({ writer }: { writer: WritingActor }) {
  useFormRefused(writer)
  const draft = useSelector(writer, (snapshot) => snapshot.context.draft)
  const refusal = useSelector(writer, (snapshot) => snapshot.context.refusal)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const LL = texts().message.dialogue
  const left = LETTER_LIMIT - [...cleanLetter(draft)].length
  const send = () => {
    writer.send({ type: 'letter.written', letterId: crypto.randomUUID() })
    box.current?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    // Enter that confirms an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {LL.label()}
      </label>
      <textarea
        ref={box}
        id={id}
        className="text-box composer-box"
        rows={2}
        enterKeyHint="send"
        // `auto` resolves to ltr for an empty box and would misplace its placeholder.
        dir={draft === '' ? undefined : 'auto'}
        placeholder={LL.placeholder()}
        value={draft}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-hint ${id}-words`}
        onChange={(event) => writer.send({ type: 'draft.changed', text: event.target.value })}
        onKeyDown={pressed}
      />
      <div className="composer-foot">
        <div className="composer-words">
          <span id={`${id}-hint`} className="composer-hint">
            {LL.hint()}
          </span>
          <span id={`${id}-words`} role="status">
            {refusal !== null && <span className="composer-refusal">{reasonText(texts(), refusal)} </span>}
            {left < 0 && <span className="composer-refusal">{LL.over({ count: -left })}</span>}
            {left >= 0 && left <= NEAR_LIMIT && <span className="composer-left">{LL.left({ count: left })}</span>}
          </span>
        </div>
        <Button type="submit">
          {LL.send()}
          <SendHorizontal className="mirrored" size={16} aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}

import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'

import { isInkless } from '#api/kit/written-text.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'
import type { PhraseChange } from '#browser/kept-phrases.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import '#views/kit/icon-button/icon-button.css'
import './task.css'

interface Props {
  /** What has been written. */
  readonly words: string
  readonly change: (words: string) => void
}

/** The phrases that a reviewer has kept on this device: each is added to what has been written. */
export function Phrases({ words, change }: Props) {
  const { flows, session } = useAdministration()
  const person = useSelector(session, ({ context }) => context.user?.userId ?? '')
  const detail = useActorRef(flows.phrases, { input: { id: person } })
  const changes = useActorRef(flows.phraseChanges)
  const phrases = useSelector(detail, ({ context }) => context.item) ?? []
  const { phrases: LL } = texts().managedTask.review
  useEffect(() => {
    const subscription = changes.on('changed', () => detail.send({ type: 'item.reloaded' }))
    return () => subscription.unsubscribe()
  }, [changes, detail])
  const tell = (type: PhraseChange['type'], phrase: string) =>
    changes.send({ type: 'change.sent', change: { person, change: { type, phrase } } })
  const written = words.trim()
  return (
    <section aria-label={LL.heading()}>
      <p className="editor-label">{LL.heading()}</p>
      {phrases.length > 0 && (
        <ul className="phrases">
          {phrases.map((phrase) => (
            <li key={phrase} className="phrase">
              <button
                type="button"
                className="phrase-words"
                dir="auto"
                onClick={() => change(isInkless(words) ? phrase : `${words.trimEnd()}\n${phrase}`)}
              >
                {phrase}
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={LL.remove({ phrase: isolated(phrase) })}
                title={LL.remove({ phrase: isolated(phrase) })}
                onClick={() => tell('remove', phrase)}
              >
                <Trash2 size={17} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        type="button"
        variant="soft"
        color="gray"
        className="record-action"
        disabled={isInkless(words) || phrases.includes(written)}
        onClick={() => tell('add', written)}
      >
        <Plus size={16} aria-hidden="true" />
        {LL.add()}
      </Button>
    </section>
  )
}

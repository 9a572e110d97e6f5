import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { languages } from '#i18n/locales.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { completeness, type Draft } from '#machines/flows/information-draft.ts'

import { Dialog } from '../dialog/dialog.tsx'
import type { EditorActor } from './editor.tsx'

/** The languages in which readers will see it, as a list in the language of the page. */
function readableIn({ texts: written }: Draft): string {
  const names = languages.filter(({ code }) => completeness(written[code]) === 'complete').map(({ label }) => label)
  return namesText(names, language())
}

/** Asked before anything that readers will notice. */
export function ConfirmDialog({ editor }: { editor: EditorActor }) {
  const { command, draft } = useSelector(editor, (snapshot) => snapshot.context)
  const LL = texts().administration.editor
  const cancel = () => editor.send({ type: 'command.cancelled' })
  const asks = {
    publish: { title: LL.ask.publish(), text: LL.ask.publishText({ languages: readableIn(draft) }), word: LL.publish() },
    withdraw: { title: LL.ask.withdraw(), text: LL.ask.withdrawText(), word: LL.withdraw() },
    discard: { title: LL.ask.discard(), text: LL.ask.discardText(), word: LL.discard() },
  }
  if (command === 'save') return null
  const { title, text, word } = asks[command]
  return (
    <Dialog
      title={title}
      text={text}
      close={cancel}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={cancel}>
            {LL.cancel()}
          </Button>
          <Button {...(command === 'discard' && { color: 'red' })} onClick={() => editor.send({ type: 'command.confirmed' })}>
            {word}
          </Button>
        </>
      }
    />
  )
}

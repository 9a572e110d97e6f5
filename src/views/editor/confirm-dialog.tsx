import { useSelector } from '@xstate/react'

import { languages } from '#i18n/locales.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { completeness, type Draft } from '#machines/news/information-draft.ts'

import { ConfirmDialog as Confirm } from '#views/kit/record/confirm-dialog.tsx'
import { commandWords } from './command-words.ts'
import { stateIn, type AnyEditorActor } from './document.ts'

/** The languages in which it is readable, as a list in the page's language. */
function readableIn({ texts: written }: Draft): string {
  const names = languages.filter(({ code }) => completeness(written[code]) === 'complete').map(({ label }) => label)
  return namesText(names, language())
}

/** Confirms commands that readers or learners will notice. */
export function ConfirmDialog({ editor }: { editor: AnyEditorActor }) {
  const { kind, command, draft } = useSelector(editor, (snapshot) => snapshot.context)
  const LL = texts().administration.editor
  const words = commandWords(kind)
  const isAgain = useSelector(editor, stateIn) === 'withdrawn'
  const asks = {
    publish: {
      title: isAgain ? words.ask.publishAgain : words.ask.publish,
      text:
        kind === 'information'
          ? LL.ask.publishText({ languages: readableIn(draft) })
          : isAgain
            ? words.ask.publishAgainText
            : words.ask.publishText,
      word: isAgain && kind === 'class' ? words.publishAgain : words.publish,
    },
    withdraw: { title: words.ask.withdraw, text: words.ask.withdrawText, word: words.withdraw },
    discard: { title: words.ask.discard, text: words.ask.discardText, word: words.discard },
  }
  if (command === 'save') return null
  return (
    <Confirm
      {...asks[command]}
      isDrastic={command === 'discard'}
      confirm={() => editor.send({ type: 'command.confirmed' })}
      close={() => editor.send({ type: 'command.cancelled' })}
    />
  )
}

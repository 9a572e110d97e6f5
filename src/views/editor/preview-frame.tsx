import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useState, type ReactNode } from 'react'

import { languages, languageOf, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import type { AnyEditorActor } from './document.ts'

interface Props {
  readonly editor: AnyEditorActor
  /** The language being edited, which is shown first. */
  readonly language: LanguageCode
  /** The document as a reader of the language sees it. */
  readonly children: (language: LanguageCode) => ReactNode
}

/** [SHELL-51] Preview of a document for readers of each language, made by the server as on saving. */
export function PreviewFrame({ editor, language: written, children }: Props) {
  const [language, choose] = useState(written)
  const isWaiting = useSelector(editor, has('previewWaiting'))
  const isFailed = useSelector(editor, has('previewFailed'))
  const failure = useSelector(editor, (snapshot) => snapshot.context.failure)
  const { preview: LL } = texts().administration
  const id = useId()
  return (
    <Dialog size="large" title={LL.title()} close={() => editor.send({ type: 'preview.closed' })}>
      <div className="preview-language">
        <label className="editor-label" htmlFor={id}>
          {LL.language()}
        </label>
        <Choice
          id={id}
          value={language}
          entries={languages.map(({ code, label }) => ({ value: code, text: label }))}
          choose={(code) => choose(languageOf(code)?.code ?? language)}
        />
      </div>
      {isWaiting && <Skeleton label={texts().portal.loading()} repeat={3} />}
      {isFailed && failure !== null && (
        <div className="notice" data-kind="error" role="alert">
          {failureText(failure)}
          <Button variant="soft" onClick={() => editor.send({ type: 'preview.opened' })}>
            {texts().portal.retry()}
          </Button>
        </div>
      )}
      {!isWaiting && !isFailed && children(language)}
    </Dialog>
  )
}

/** Says that the document is shown in another language than the reader's. */
export function InsteadNotice({ shown }: { shown: LanguageCode }) {
  const label = languageOf(shown)?.label ?? ''
  return (
    <p className="notice" data-kind="info">
      {texts().administration.preview.instead({ language: `\u2068${label}\u2069` })}
    </p>
  )
}

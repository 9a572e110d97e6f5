import { useSelector } from '@xstate/react'

import { defaultLanguage, languageOf, languages, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'

import { useDraft, type EditorActor } from '#views/editor/document.ts'
import { InsteadNotice, PreviewFrame } from '#views/editor/preview-frame.tsx'
import { Prose } from '#views/kit/prose/prose.tsx'
import { QuestionShown } from '../question-shown.tsx'

interface Props {
  readonly editor: EditorActor<'question'>
  /** The language being edited. */
  readonly language: LanguageCode
}

/** A question as learners of each language see it, with what is right. */
export function QuestionPreview({ editor, language: written }: Props) {
  return (
    <PreviewFrame editor={editor} language={written}>
      {(language) => <Shown editor={editor} language={language} />}
    </PreviewFrame>
  )
}

function Shown({ editor, language }: Props) {
  const { kind, options, isTrue } = useDraft(editor)
  const preview = useSelector(editor, (snapshot) => snapshot.context.preview)
  const { question: LL } = texts()
  const shown = [language, ...languages.map(({ code }) => code)].find((code) => preview?.[code] !== undefined)
  const view = shown === undefined ? undefined : preview?.[shown]
  if (shown === undefined || view === undefined) return <p className="editor-note">{LL.preview.nothing()}</p>
  const { tag, dir } = languageOf(shown) ?? defaultLanguage
  const isRight = (at: number): boolean =>
    kind === 'trueFalse' ? isTrue === (at === 0) : options[at]?.isRight === true
  return (
    <>
      {shown !== language && <InsteadNotice shown={shown} />}
      <div className="preview-page">
        <QuestionShown kind={kind} view={view} language={shown} isRight={isRight}>
          {view.explanation !== '' && (
            <section className="question-explanation">
              <p className="editor-label">{LL.explanation()}</p>
              <Prose html={view.explanation} lang={tag} dir={dir} />
            </section>
          )}
        </QuestionShown>
      </div>
    </>
  )
}

import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'

import { defaultLanguage, languageOf, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'

import { useDraft, type EditorActor } from '#views/editor/document.ts'
import { InsteadNotice, PreviewFrame } from '#views/editor/preview-frame.tsx'
import { Prose } from '#views/kit/prose/prose.tsx'
import { letterOf } from '../letter.ts'

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
  const shown = [language, defaultLanguage.code].find((code) => preview?.[code] !== undefined)
  const view = shown === undefined ? undefined : preview?.[shown]
  if (shown === undefined || view === undefined) return <p className="editor-note">{LL.preview.nothing()}</p>
  const { tag, dir } = languageOf(shown) ?? defaultLanguage
  const lines =
    kind === 'trueFalse'
      ? [
          { key: 'true', html: LL.true(), isRight: isTrue === true },
          { key: 'false', html: LL.false(), isRight: isTrue === false },
        ]
      : view.options.map((html, at) => ({
          key: options[at]?.key ?? html,
          html,
          isRight: options[at]?.isRight === true,
        }))
  return (
    <>
      {shown !== language && <InsteadNotice shown={shown} />}
      <div className="preview-page question-shown" dir={dir}>
        <Prose html={view.stem} lang={tag} dir={dir} />
        {kind === 'short' ? (
          <p className="question-space">{LL.preview.answerHere()}</p>
        ) : (
          <ol className="question-lines">
            {lines.map(({ key, html, isRight }, at) => (
              <li key={key} className="question-line" data-right={isRight}>
                <span className="question-letter">{letterOf(at)}</span>
                {kind === 'trueFalse' ? <span>{html}</span> : <Prose html={html} lang={tag} dir={dir} />}
                {isRight && (
                  <span className="question-mark">
                    <CircleCheck size={16} aria-hidden="true" />
                    {LL.preview.right()}
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        {view.explanation !== '' && (
          <section className="question-explanation">
            <p className="editor-label">{LL.explanation()}</p>
            <Prose html={view.explanation} lang={tag} dir={dir} />
          </section>
        )}
      </div>
    </>
  )
}

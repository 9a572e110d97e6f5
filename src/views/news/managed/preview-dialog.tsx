import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useId, useState } from 'react'

import { languages, languageOf, defaultLanguage, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { feedCategories } from '#api/news/news.contract.ts'
import { completeness, isPlain, type Draft } from '#machines/news/information-draft.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Article } from '../article.tsx'
import { topicName, useTopics } from '../topic-tabs.tsx'
import { failureText } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { useDraft, useItem, type EditorActor } from '#views/editor/document.ts'

interface Props {
  readonly editor: EditorActor<'information'>
  /** The language being edited. */
  readonly language: LanguageCode
}

/** English is the fallback after the reader's and the default language, as on the server. */
const SECOND_LANGUAGE: LanguageCode = 'en_US'

/** The language that a reader of `language` gets; null while no language is complete. */
function languageShown({ texts: written }: Draft, language: LanguageCode): LanguageCode | null {
  const order = [language, defaultLanguage.code, SECOND_LANGUAGE, ...languages.map(({ code }) => code).sort()]
  return order.find((code) => completeness(written[code]) === 'complete') ?? null
}

/** [SHELL-51] Preview for readers of each language, sanitised by the server as on saving. */
export function PreviewDialog({ editor, language: written }: Props) {
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
      {!isWaiting && !isFailed && <Shown editor={editor} language={language} />}
    </Dialog>
  )
}

function Shown({ editor, language }: Props) {
  const draft = useDraft(editor)
  const item = useItem(editor)
  const preview = useSelector(editor, (snapshot) => snapshot.context.preview)
  const { newsTopics, helpTopics } = useAdministration().flows
  const topics = useTopics(useActorRef(draft.categoryCode === 'help_center' ? helpTopics : newsTopics, { input: {} }))
  const { preview: LL } = texts().administration
  const shown = languageShown(draft, language)
  if (shown === null) return <p className="editor-note">{LL.nothing()}</p>
  const { tag, dir, label } = languageOf(shown) ?? defaultLanguage
  const { title, summary } = draft.texts[shown]
  const html = preview[shown] ?? ''
  const isOfFeed = feedCategories.some((category) => category === draft.categoryCode)
  return (
    <>
      {shown !== language && (
        <p className="notice" data-kind="info">
          {LL.instead({ language: `\u2068${label}\u2069` })}
        </p>
      )}
      <div className="preview-page" dir={dir}>
        {isPlain(draft) ? (
          <p className="preview-plain" lang={tag} dir={dir}>
            {html}
          </p>
        ) : (
          <Article
            heading="h2"
            title={title}
            summary={summary}
            html={html}
            lang={tag}
            dir={dir}
            facts={
              isOfFeed
                ? {
                    topic: topicName(topics, draft.topicCode),
                    publishedAt: item?.publishedAt ?? null,
                    views: item?.views ?? 0,
                  }
                : null
            }
          />
        )}
      </div>
    </>
  )
}

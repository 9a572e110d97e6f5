import { useActorRef, useSelector } from '@xstate/react'

import { languages, languageOf, defaultLanguage, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { feedCategories } from '#api/news/news.contract.ts'
import { completeness, isPlain, type Draft } from '#machines/news/information-draft.ts'

import { Article } from '../article.tsx'
import { topicName, useTopics } from '../topic-tabs.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { InsteadNotice, PreviewFrame } from '#views/editor/preview-frame.tsx'

interface Props {
  readonly editor: EditorActor<'information'>
  /** The language being edited. */
  readonly language: LanguageCode
}

/** English is the fallback after the reader's and the main language, as on the server. */
const SECOND_LANGUAGE: LanguageCode = 'en_US'

/** The language that a reader of `language` gets; null while no language is complete. */
function languageShown({ texts: written }: Draft, language: LanguageCode): LanguageCode | null {
  const order = [language, defaultLanguage.code, SECOND_LANGUAGE, ...languages.map(({ code }) => code).sort()]
  return order.find((code) => completeness(written[code]) === 'complete') ?? null
}

/** Preview for readers of each language. */
export function PreviewDialog({ editor, language: written }: Props) {
  return (
    <PreviewFrame editor={editor} language={written}>
      {(language) => <Shown editor={editor} language={language} />}
    </PreviewFrame>
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
  const { tag, dir } = languageOf(shown) ?? defaultLanguage
  const { title, summary } = draft.texts[shown]
  const html = preview?.[shown] ?? ''
  const isOfFeed = feedCategories.some((category) => category === draft.categoryCode)
  return (
    <>
      {shown !== language && <InsteadNotice shown={shown} />}
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

import { useSelector } from '@xstate/react'
import { useState, type KeyboardEvent } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { languages, type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { completeness } from '#machines/flows/information-draft.ts'

import { BackLink } from '../page-head/back-link.tsx'
import { usePageTitle } from '../portal/page-title.ts'
import { DateText } from '../time/time-text.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorDetails } from './editor-details.tsx'
import { EditorEnd } from './editor-end.tsx'
import { has, type EditorActor } from './editor.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { addressOf } from './sections.ts'
import { TextFields } from './text-fields.tsx'

/** All that can be written of an item, and done with it. */
export function EditorForm({ editor }: { editor: EditorActor }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const isPreview = useSelector(editor, has('preview'))
  const draft = useSelector(editor, (snapshot) => snapshot.context.draft)
  const LL = texts().administration.editor
  const complete = languages.filter(({ code }) => completeness(draft.texts[code]) === 'complete').length
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    editor.send({ type: 'command.chosen', command: 'save' })
  }
  return (
    <div className="editor" onKeyDown={saveByKey}>
      <BackLink href={addressOf('information')}>{LL.toList()}</BackLink>
      <Title editor={editor} />
      <EditorBar editor={editor} />
      <EditorDetails editor={editor} />
      <section className="editor-section" aria-labelledby="editor-languages">
        <div className="editor-section-head">
          <h2 className="editor-heading" id="editor-languages">
            {LL.languages()}
          </h2>
          <p className="editor-note">
            {LL.progress({ count: numberText(complete, spoken()), all: numberText(languages.length, spoken()) })} · {LL.fallback()}
          </p>
        </div>
        <LanguageTabs draft={draft} language={language} choose={choose}>
          <TextFields key={language} editor={editor} language={language} />
        </LanguageTabs>
      </section>
      <EditorEnd editor={editor} />
      {isPreview && <PreviewDialog editor={editor} language={language} />}
    </div>
  )
}

function Title({ editor }: { editor: EditorActor }) {
  const item = useSelector(editor, (snapshot) => snapshot.context.item)
  const draft = useSelector(editor, (snapshot) => snapshot.context.draft)
  const { editor: LL, items } = texts().administration
  const written = [spoken().code, ...languages.map(({ code }) => code)].map((code) => draft.texts[code].title.trim())
  const title = written.find((text) => text !== '') ?? (item === null ? LL.newHeading() : items.untitled())
  usePageTitle(title)
  return (
    <header className="editor-top">
      <h1 className="page-head-title" dir="auto">
        {title}
      </h1>
      {item !== null && (
        <ul className="editor-facts">
          <li>
            {LL.created()} <DateText value={item.createdAt} />
          </li>
          <li>
            {LL.updated()} <DateText value={item.updatedAt} />
          </li>
          {item.publishedAt !== null && (
            <li>
              {LL.published()} <DateText value={item.publishedAt} />
            </li>
          )}
          <li>
            {LL.views()} <bdi>{numberText(item.views, spoken())}</bdi>
          </li>
        </ul>
      )}
    </header>
  )
}

import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { BANK_TOPICS_MAX } from '#api/question/managed-question.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { inEvery, nameIn, firstWritten } from '#machines/kit/language-texts.ts'
import { bankCompleteness, blankBank, withTopic, type DraftTopic } from '#machines/question/bank-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { addressOf, NEW } from '#views/editor/sections.ts'
import { TextField } from '#views/editor/text-field.tsx'
import '#views/editor/document-parts.css'

/** [QUEST-02] The editor of a question bank: its name, its topics, and who changes it. */
export default function BankEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.bank, {
    input: { kind: 'bank', id: id === NEW ? null : id, draft: blankBank },
  })
  return (
    <EditorPage editor={editor} section="banks">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'bank'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const { banks: LL } = texts().question
  return (
    <EditorFrame
      editor={editor}
      section="banks"
      names={inEvery((code) => draft.texts[code].name)}
      times={item === null ? null : { createdAt: item.createdAt, updatedAt: item.updatedAt, publishedAt: null }}
      facts={
        item !== null && (
          <li>
            <bdi>{LL.questionCount({ count: numberText(item.questionCount, spoken()) })}</bdi>{' '}
            <Link href={`${addressOf('questions')}?${new URLSearchParams({ bank: item.bankID })}`}>{LL.open()}</Link>
          </li>
        )
      }
    >
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => bankCompleteness(draft, code)}
        note={LL.fallback()}
      >
        <div className="text-fields">
          <TextField
            label={LL.name()}
            language={language}
            look="title"
            max={COURSE_TITLE_MAX}
            placeholder={firstWritten(draft.texts, ({ name }) => name)}
            value={draft.texts[language].name}
            change={(name) =>
              changeDraft(editor, (written) => ({ ...written, texts: { ...written.texts, [language]: { name } } }))
            }
          />
          <Topics editor={editor} language={language} />
        </div>
      </LanguageSection>
      <EditorsSection
        stored={item?.editors ?? null}
        named={draft.editors}
        change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
      />
    </EditorFrame>
  )
}

/** The topics in one language, in their order. */
function Topics({ editor, language }: { editor: EditorActor<'bank'>; language: LanguageCode }) {
  const { topics } = useDraft(editor)
  const { banks: LL } = texts().question
  const set = (edit: (written: readonly DraftTopic[]) => readonly DraftTopic[]) =>
    changeDraft(editor, (draft) => ({ ...draft, topics: edit(draft.topics) }))
  return (
    <div className="editor-section">
      <div className="editor-section-head">
        <h3 className="editor-subheading">{LL.topics()}</h3>
        <p className="editor-note">{LL.topicsHint()}</p>
      </div>
      {topics.length > 0 && (
        <ol className="labelled-lines">
          {topics.map(({ key, texts: words }, at) => {
            const label = LL.topic({ number: numberText(at + 1, spoken()) })
            const name = nameIn(
              inEvery((code) => words[code].name),
              language,
            )
            return (
              <li key={key} className="part-head">
                <TextField
                  label={label}
                  language={language}
                  max={COURSE_TITLE_MAX}
                  placeholder={firstWritten(words, ({ name }) => name)}
                  value={words[language].name}
                  change={(typed) =>
                    set((written) =>
                      written.map((topic) =>
                        topic.key === key
                          ? { ...topic, texts: { ...topic.texts, [language]: { name: typed } } }
                          : topic,
                      ),
                    )
                  }
                />
                <OrderButtons
                  name={name === '' ? label : name}
                  up={at === 0 ? null : () => set((written) => moved(written, at, -1))}
                  down={at === topics.length - 1 ? null : () => set((written) => moved(written, at, 1))}
                  remove={() => set((written) => written.filter((topic) => topic.key !== key))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {topics.length < BANK_TOPICS_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, withTopic)}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addTopic()}
        </Button>
      )}
    </div>
  )
}

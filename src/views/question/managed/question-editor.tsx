import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'wouter'

import { hasOwnOptions, questionName } from '#api/question/question-rule.ts'
import { difficulties, questionKinds } from '#api/question/question.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { has } from '#machines/kit/watching.ts'
import {
  blankQuestion,
  questionCompleteness,
  questionLacks,
  type QuestionDraft,
} from '#machines/question/question-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { changeDraft, stateIn, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { Readiness } from '#views/editor/readiness.tsx'
import { addressOf, NEW } from '#views/editor/sections.ts'
import { useBankNames } from './bank-names.ts'
import { QuestionPreview } from './question-preview.tsx'
import { QuestionWordFields } from './question-words.tsx'
import '#views/editor/document-parts.css'
import './question.css'

/** [QUEST-02] The editor of a question. The address may set the bank and the topic of a new one. */
export default function QuestionEditor({ id, query }: { id: string; query: URLSearchParams }) {
  const { flows } = useAdministration()
  const draft = { ...blankQuestion, bankID: query.get('bank') || null, topicID: query.get('topic') || null }
  const editor = useActorRef(flows.editors.question, {
    input: { kind: 'question', id: id === NEW ? null : id, draft },
  })
  return (
    <EditorPage editor={editor} section="questions">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'question'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const isPreview = useSelector(editor, has('preview'))
  const { administration, question: LL } = texts()
  return (
    <EditorFrame
      editor={editor}
      section="questions"
      names={inEvery((code) => questionName(draft.texts[code].stem))}
      times={item}
      facts={item !== null && <li>{LL.version({ number: numberText(item.version, spoken()) })}</li>}
      hasPreview
    >
      <Lacks editor={editor} />
      <Fields editor={editor}>
        <Place editor={editor} />
        {draft.kind === 'trueFalse' && <RightAnswer editor={editor} />}
        {draft.kind === 'short' && <p className="editor-note">{LL.shortHint()}</p>}
      </Fields>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => questionCompleteness(draft, code)}
        note={administration.courses.fallback()}
      >
        <Fields editor={editor}>
          <QuestionWordFields editor={editor} language={language} />
        </Fields>
      </LanguageSection>
      {isPreview && <QuestionPreview editor={editor} language={language} />}
    </EditorFrame>
  )
}

/** What it lacks before it can be published. */
function Lacks({ editor }: { editor: EditorActor<'question'> }) {
  const state = useSelector(editor, stateIn)
  const draft = useDraft(editor)
  const lacks = questionLacks(draft)
  const { ready: LL } = texts().question
  const keys = { single: LL.oneRight(), multiple: LL.someRight(), trueFalse: LL.answer() }
  return (
    <Readiness
      state={state}
      parts={[
        { text: LL.bank(), isMissing: lacks.bank },
        { text: LL.stem(), isMissing: lacks.stem },
        ...(hasOwnOptions(draft.kind) ? [{ text: LL.options(), isMissing: lacks.options }] : []),
        ...(draft.kind === 'short' ? [] : [{ text: keys[draft.kind], isMissing: lacks.key }]),
      ]}
    />
  )
}

/** Its bank, topic, kind and difficulty. */
function Place({ editor }: { editor: EditorActor<'question'> }) {
  const draft = useDraft(editor)
  const { banks, hasNone } = useBankNames()
  const { question: LL } = texts()
  const set = (changed: Partial<QuestionDraft>) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  const bank = banks.find(({ bankID }) => bankID === draft.bankID)
  if (hasNone)
    return (
      <p className="notice" data-kind="info">
        {LL.noBank()} <Link href={addressOf('banks')}>{LL.toBanks()}</Link>
      </p>
    )
  return (
    <div className="field-grid question-place">
      <ChoiceField
        label={LL.bank()}
        value={bank?.bankID ?? ''}
        nothing={LL.chooseBank()}
        entries={banks.map(({ bankID, name }) => ({ value: bankID, text: name }))}
        choose={(bankID) => set({ bankID, topicID: null })}
      />
      {bank !== undefined && bank.topics.length > 0 && (
        <ChoiceField
          label={LL.topic()}
          value={draft.topicID ?? NONE}
          entries={[
            { value: NONE, text: LL.noTopic() },
            ...bank.topics.map(({ topicID, name }) => ({ value: topicID, text: name })),
          ]}
          choose={(topicID) => set({ topicID: topicID === NONE ? null : topicID })}
        />
      )}
      <ChoiceField
        label={LL.kind()}
        value={draft.kind}
        entries={questionKinds.map((kind) => ({ value: kind, text: LL.kinds[kind]() }))}
        choose={(kind) => set({ kind })}
      />
      <ChoiceField
        label={LL.difficulty()}
        value={draft.difficulty}
        entries={difficulties.map((one) => ({ value: one, text: LL.difficulties[one]() }))}
        choose={(difficulty) => set({ difficulty })}
      />
    </div>
  )
}
/** No id of a topic is empty, and neither is a value of a choice. */
const NONE = '-'

/** Whether it is true or false. */
function RightAnswer({ editor }: { editor: EditorActor<'question'> }) {
  const { isTrue } = useDraft(editor)
  const { question: LL } = texts()
  const answers = [
    { text: LL.true(), isTrue: true },
    { text: LL.false(), isTrue: false },
  ]
  return (
    <fieldset className="question-answer">
      <legend className="editor-label">{LL.rightAnswer()}</legend>
      {answers.map((answer) => (
        <label key={answer.text} className="check-line">
          <input
            type="radio"
            name="right-answer"
            checked={isTrue === answer.isTrue}
            onChange={() => changeDraft(editor, (draft) => ({ ...draft, isTrue: answer.isTrue }))}
          />
          {answer.text}
        </label>
      ))}
    </fieldset>
  )
}

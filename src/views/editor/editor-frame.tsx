import { useSelector } from '@xstate/react'
import type { KeyboardEvent, ReactNode } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { nameIn, type InLanguages } from '#machines/kit/language-texts.ts'
import { has } from '#machines/kit/watching.ts'
import { language, texts } from '#i18n/texts.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import type { AnyEditorActor } from './document.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorEnd } from './editor-end.tsx'
import { addressOf, type SectionCode } from './sections.ts'

interface Props {
  readonly editor: AnyEditorActor
  /** Whose list it is in; null: there is one, and no list. */
  readonly section: SectionCode | null
  /** Current name in each language. */
  readonly names: InLanguages<string>
  /** Created, changed and published; null: not stored yet. */
  readonly times: {
    readonly createdAt?: string
    readonly updatedAt: string
    readonly publishedAt: string | null
  } | null
  /** Further facts below its name. */
  readonly facts?: ReactNode
  readonly hasPreview?: boolean
  readonly children: ReactNode
}

function newHeading(section: SectionCode | null): string {
  const { administration, broadcast, managedClass, managedExam, managedQuestionnaire, managedTask, question } = texts()
  const { editor, courses, topics, resources } = administration
  const own: Partial<Record<SectionCode, string>> = {
    classes: managedClass.create(),
    courses: courses.create(),
    topics: topics.create(),
    resources: resources.create(),
    exams: managedExam.create(),
    questions: question.create(),
    banks: question.banks.create(),
    questionnaires: managedQuestionnaire.create(),
    tasks: managedTask.create(),
    broadcasts: broadcast.create(),
  }
  return (section === null ? undefined : own[section]) ?? editor.newHeading()
}

/** The frame of every editor: back link, name, state and commands. */
export function EditorFrame({ editor, section, names, times, facts, hasPreview = false, children }: Props) {
  const { editor: LL, items } = texts().administration
  const code: LanguageCode = language().code
  const name = nameIn(names, code).trim()
  const title = name !== '' ? name : times === null ? newHeading(section) : items.untitled()
  usePageTitle(title)
  const isRestored = useSelector(editor, (snapshot) => snapshot.context.isRestored)
  const isReady = useSelector(editor, has('ready'))
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    editor.send({ type: 'command.chosen', command: 'save' })
  }
  return (
    <div className="editor" onKeyDown={saveByKey}>
      {section !== null && <BackLink href={addressOf(section)}>{LL.toList()}</BackLink>}
      <header className="editor-top">
        <h1 className="page-head-title" dir="auto">
          {title}
        </h1>
        {times !== null && (
          <ul className="editor-facts">
            {times.createdAt !== undefined && (
              <li>
                {LL.created()} <DateText value={times.createdAt} />
              </li>
            )}
            <li>
              {LL.updated()} <DateText value={times.updatedAt} />
            </li>
            {times.publishedAt !== null && (
              <li>
                {LL.published()} <DateText value={times.publishedAt} />
              </li>
            )}
            {facts}
          </ul>
        )}
      </header>
      <RestoredNotice isRestored={isRestored} canDrop={isReady} drop={() => editor.send({ type: 'writing.dropped' })} />
      <EditorBar editor={editor} hasPreview={hasPreview} />
      {children}
      <EditorEnd editor={editor} />
    </div>
  )
}

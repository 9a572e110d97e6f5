import { TASK_ABOUT_MAX } from '#api/homework/managed-task.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { TaskWords } from '#machines/homework/task-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { NameAndAbout } from '#views/editor/name-and-about.tsx'

interface Props {
  readonly editor: EditorActor<'task'>
  readonly language: LanguageCode
}

/** Its name, and what is to be done. */
export function TaskWordFields({ editor, language }: Props) {
  const draft = useDraft(editor)
  const { managedTask: LL, managedQuestionnaire } = texts()
  const words = draft.texts[language]
  const set = (changed: Partial<TaskWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <NameAndAbout
      language={language}
      words={words}
      instead={{
        name: firstWritten(draft.texts, ({ name }) => name),
        about: firstWritten(draft.texts, ({ about }) => about),
      }}
      labels={{ name: managedQuestionnaire.name(), about: LL.about(), aboutHint: LL.aboutHint() }}
      aboutRows={8}
      aboutMax={TASK_ABOUT_MAX}
      change={set}
    />
  )
}

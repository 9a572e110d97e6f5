import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { TASK_ABOUT_MAX } from '#api/homework/managed-task.contract.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { TaskWords } from '#machines/homework/task-draft.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { TextField } from '#views/editor/text-field.tsx'

interface Props {
  readonly editor: EditorActor<'task'>
  readonly language: LanguageCode
}

/** Its name, and what is to be done. */
export function TaskWordFields({ editor, language }: Props) {
  const draft = useDraft(editor)
  const { managedTask: LL, managedQuestionnaire } = texts()
  const [words, inDefault] = [draft.texts[language], draft.texts[defaultLanguage.code]]
  const set = (changed: Partial<TaskWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <div className="text-fields">
      <TextField
        label={managedQuestionnaire.name()}
        language={language}
        look="title"
        max={COURSE_TITLE_MAX}
        isCounted
        placeholder={inDefault.name}
        value={words.name}
        change={(name) => set({ name })}
      />
      <TextField
        label={LL.about()}
        language={language}
        rows={8}
        max={TASK_ABOUT_MAX}
        isCounted
        note={LL.aboutHint()}
        placeholder={inDefault.about}
        value={words.about}
        change={(about) => set({ about })}
      />
    </div>
  )
}

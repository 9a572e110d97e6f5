import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { QUESTIONNAIRE_ABOUT_MAX } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { QuestionnaireWords } from '#machines/questionnaire/questionnaire-draft.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { Fields } from '#views/editor/fields.tsx'
import { TextField } from '#views/editor/text-field.tsx'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
  readonly language: LanguageCode
}

/** Its name, and what people read before they answer. */
export function QuestionnaireWordFields({ editor, language }: Props) {
  const draft = useDraft(editor)
  const { managedQuestionnaire: LL } = texts()
  const [words, inDefault] = [draft.texts[language], draft.texts[defaultLanguage.code]]
  const set = (changed: Partial<QuestionnaireWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <Fields editor={editor}>
      <div className="text-fields">
        <TextField
          label={LL.name()}
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
          rows={4}
          max={QUESTIONNAIRE_ABOUT_MAX}
          isCounted
          note={LL.aboutHint()}
          placeholder={inDefault.about}
          value={words.about}
          change={(about) => set({ about })}
        />
      </div>
    </Fields>
  )
}

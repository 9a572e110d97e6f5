import { QUESTIONNAIRE_ABOUT_MAX } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { QuestionnaireWords } from '#machines/questionnaire/questionnaire-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { Fields } from '#views/editor/fields.tsx'
import { NameAndAbout } from '#views/editor/name-and-about.tsx'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
  readonly language: LanguageCode
}

/** Its name, and what people read before they answer. */
export function QuestionnaireWordFields({ editor, language }: Props) {
  const draft = useDraft(editor)
  const { managedQuestionnaire: LL } = texts()
  const words = draft.texts[language]
  const set = (changed: Partial<QuestionnaireWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <Fields editor={editor}>
      <NameAndAbout
        language={language}
        words={words}
        instead={{
          name: firstWritten(draft.texts, ({ name }) => name),
          about: firstWritten(draft.texts, ({ about }) => about),
        }}
        labels={{ name: LL.name(), about: LL.about(), aboutHint: LL.aboutHint() }}
        aboutMax={QUESTIONNAIRE_ABOUT_MAX}
        change={set}
      />
    </Fields>
  )
}

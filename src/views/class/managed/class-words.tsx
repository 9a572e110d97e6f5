import { CLASS_ABOUT_MAX, CLASS_NAME_MAX } from '#api/class/managed-class.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { ClassWords as Words } from '#machines/class/class-draft.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { TextField } from '#views/editor/text-field.tsx'

interface Props {
  readonly editor: EditorActor<'class'>
  readonly language: LanguageCode
}

/** The texts of a class in one language. */
export function ClassWords({ editor, language }: Props) {
  const words = useDraft(editor).texts[language]
  const LL = texts().managedClass
  const set = (changed: Partial<Words>) =>
    changeDraft(editor, (draft) => ({
      ...draft,
      texts: { ...draft.texts, [language]: { ...draft.texts[language], ...changed } },
    }))
  return (
    <div className="text-fields">
      <TextField
        label={LL.name()}
        language={language}
        look="title"
        max={CLASS_NAME_MAX}
        isCounted
        value={words.name}
        change={(name) => set({ name })}
      />
      <TextField
        label={LL.place()}
        language={language}
        max={CLASS_NAME_MAX}
        value={words.place}
        change={(place) => set({ place })}
      />
      <TextField
        label={LL.about()}
        language={language}
        rows={5}
        max={CLASS_ABOUT_MAX}
        isCounted
        value={words.about}
        change={(about) => set({ about })}
      />
    </div>
  )
}

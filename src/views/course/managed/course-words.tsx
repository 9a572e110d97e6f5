import { COURSE_DETAIL_MAX } from '#api/course/managed-course.contract.ts'
import { COURSE_SUMMARY_MAX, COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { CourseWords as Words } from '#machines/course/course-draft.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { TextField } from '#views/editor/text-field.tsx'

interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
}

/** The texts of a course in one language. */
export function CourseWords({ editor, language }: Props) {
  const words = useDraft(editor).texts[language]
  const { editor: LL, courses } = texts().administration
  const set = (changed: Partial<Words>) =>
    changeDraft(editor, (draft) => ({
      ...draft,
      texts: { ...draft.texts, [language]: { ...draft.texts[language], ...changed } },
    }))
  return (
    <div className="text-fields">
      <TextField
        label={LL.title()}
        language={language}
        look="title"
        max={COURSE_TITLE_MAX}
        isCounted
        value={words.title}
        change={(title) => set({ title })}
      />
      <TextField
        label={LL.summary()}
        language={language}
        rows={2}
        max={COURSE_SUMMARY_MAX}
        isCounted
        note={courses.summaryHint()}
        value={words.summary}
        change={(summary) => set({ summary })}
      />
      <TextField
        label={courses.detail()}
        language={language}
        rows={5}
        max={COURSE_DETAIL_MAX}
        isCounted
        note={courses.detailHint()}
        value={words.detail}
        change={(detail) => set({ detail })}
      />
    </div>
  )
}

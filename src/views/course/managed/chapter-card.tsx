import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'

import { LECTURES_MAX } from '#api/course/managed-course.contract.ts'
import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import type { DraftChapter } from '#machines/course/course-draft.ts'
import { withChapterChanged, withLecture } from '#machines/course/course-edits.ts'
import { nameIn, firstWritten } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import { LectureRow } from './lecture-row.tsx'

/** A part that is about to be removed. */
export interface Removed {
  readonly key: string
  readonly name: string
  /** Stored, so learners may have it: removal asks for confirmation. */
  readonly isStored: boolean
}
interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
  readonly chapter: DraftChapter
  readonly number: number
  /** Moves it by one place; null at the end of the list. */
  readonly move: (by: 1 | -1) => (() => void) | null
  readonly remove: (part: Removed) => void
}

/** One chapter: name and ordered lectures. */
export function ChapterCard({ editor, language, chapter, number, move, remove }: Props) {
  const { chapters } = useDraft(editor)
  const LL = texts().administration.courses
  const label = LL.chapter({ number: numberText(number, spoken()) })
  const known = nameIn(chapter.titles, spoken().code)
  const name = known === '' ? label : known
  const lectureCount = chapters.reduce((sum, { lectures }) => sum + lectures.length, 0)
  return (
    <li className="chapter-card">
      <div className="part-head">
        <TextField
          label={label}
          language={language}
          max={COURSE_TITLE_MAX}
          placeholder={firstWritten(chapter.titles, (title) => title)}
          value={chapter.titles[language]}
          change={(title) =>
            changeDraft(editor, (draft) =>
              withChapterChanged(draft, chapter.key, (written) => ({
                ...written,
                titles: { ...written.titles, [language]: title },
              })),
            )
          }
        />
        <OrderButtons
          name={name}
          up={move(-1)}
          down={move(1)}
          remove={() => remove({ key: chapter.key, name, isStored: chapter.chapterID !== null })}
        />
      </div>
      {chapter.lectures.length > 0 && (
        <ol className="lecture-rows">
          {chapter.lectures.map((lecture, at) => (
            <LectureRow
              key={lecture.key}
              editor={editor}
              language={language}
              lecture={lecture}
              number={`${number}.${at + 1}`}
              place={{
                chapterKey: chapter.key,
                at,
                isFirst: at === 0 && number === 1,
                isLast: at === chapter.lectures.length - 1 && number === chapters.length,
              }}
              remove={remove}
            />
          ))}
        </ol>
      )}
      {lectureCount < LECTURES_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, (draft) => withLecture(draft, chapter.key))}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addLecture()}
        </Button>
      )}
    </li>
  )
}

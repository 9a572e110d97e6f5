import { Button } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { studyAddress } from '#api/study/addresses.ts'
import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { isPlayable, type DraftLecture } from '#machines/course/course-draft.ts'
import { withLectureChanged, withLectureMoved } from '#machines/course/course-edits.ts'
import { nameIn, firstWritten } from '#machines/kit/language-texts.ts'

import { Status } from '#views/kit/status/status.tsx'
import { changeDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import type { Removed } from './chapter-card.tsx'
import { LectureFiles } from './lecture-files.tsx'

interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
  readonly lecture: DraftLecture
  /** E.g. 2.1. */
  readonly number: string
  readonly place: {
    readonly chapterKey: string
    readonly at: number
    readonly isFirst: boolean
    readonly isLast: boolean
  }
  readonly remove: (part: Removed) => void
}

/** A lecture: name and playability; its files are in a disclosure. */
export function LectureRow({ editor, language, lecture, number, place, remove }: Props) {
  const LL = texts().administration.courses
  const id = useId()
  // A new lecture starts with its files open.
  const [isOpen, open] = useState(lecture.coursewareID === null)
  const label = LL.lecture({ number })
  const known = nameIn(lecture.titles, spoken().code)
  const name = known === '' ? label : known
  const move = (by: 1 | -1) => () =>
    changeDraft(editor, (draft) => withLectureMoved(draft, place.chapterKey, place.at, by))
  return (
    <li className="lecture-row">
      <div className="part-head">
        <TextField
          label={label}
          language={language}
          max={COURSE_TITLE_MAX}
          placeholder={firstWritten(lecture.titles, (title) => title)}
          value={lecture.titles[language]}
          change={(title) =>
            changeDraft(editor, (draft) =>
              withLectureChanged(draft, lecture.key, (written) => ({
                ...written,
                titles: { ...written.titles, [language]: title },
              })),
            )
          }
        />
        <OrderButtons
          name={name}
          up={place.isFirst ? null : move(-1)}
          down={place.isLast ? null : move(1)}
          remove={() => remove({ key: lecture.key, name, isStored: lecture.coursewareID !== null })}
        />
      </div>
      <div className="lecture-line">
        <Status kind={isPlayable(lecture) ? 'positive' : 'caution'}>
          {isPlayable(lecture) ? LL.playable() : LL.notPlayable()}
        </Status>
        <Button
          type="button"
          variant="ghost"
          className="command lecture-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden="true" />
          {LL.files()}
        </Button>
        {lecture.coursewareID !== null && isPlayable(lecture) && (
          <a
            className="lecture-preview"
            href={`/#${studyAddress('playView', { coursewareID: lecture.coursewareID })}`}
            target="_blank"
            rel="noopener"
          >
            {LL.preview()}
          </a>
        )}
      </div>
      {/* Hidden, not unmounted: an upload continues while its fields are closed. */}
      <div id={id} hidden={!isOpen}>
        <LectureFiles editor={editor} language={language} lecture={lecture} />
      </div>
    </li>
  )
}

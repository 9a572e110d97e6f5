import { useState } from 'react'

import { LECTURE_SECONDS_MAX } from '#api/course/managed-course.contract.ts'
import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { DraftLecture } from '#machines/course/course-draft.ts'
import { withLectureChanged } from '#machines/course/course-edits.ts'

import { UploadField } from '#views/file/upload-field.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, type EditorActor } from '#views/editor/document.ts'
import { NumberField } from '#views/editor/number-field.tsx'

interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
  readonly lecture: DraftLecture
}
const MINUTE = 60

/** Videos, captions and duration of a lecture. */
export function LectureFiles({ editor, language, lecture }: Props) {
  const { flows, durationOf } = useAdministration()
  const [isUnread, setUnread] = useState(false)
  const LL = texts().administration.courses
  const set = (changed: Partial<DraftLecture>) =>
    changeDraft(editor, (draft) => withLectureChanged(draft, lecture.key, (written) => ({ ...written, ...changed })))
  const takeFilm = (changed: Partial<DraftLecture>, file: AttachedFile | null) => {
    set(changed)
    if (file === null) return
    void durationOf(file.fileID).then((durationSeconds) => {
      setUnread(durationSeconds === null)
      if (durationSeconds !== null) set({ durationSeconds })
    })
  }
  const minutes = Math.floor(lecture.durationSeconds / MINUTE)
  const seconds = lecture.durationSeconds % MINUTE
  return (
    <div className="lecture-files">
      <div className="field-grid">
        <UploadField
          flow={flows.upload}
          serviceCode="courseware"
          label={LL.hd()}
          value={lecture.hd}
          onChange={(hd) => takeFilm({ hd }, hd)}
        />
        <UploadField
          flow={flows.upload}
          serviceCode="courseware"
          label={LL.sd()}
          value={lecture.sd}
          onChange={(sd) => takeFilm({ sd }, sd)}
        />
      </div>
      <UploadField
        key={language}
        flow={flows.upload}
        serviceCode="caption"
        label={LL.captions({ language: `\u2068${languageOf(language)?.label ?? language}\u2069` })}
        value={lecture.captions[language]}
        onChange={(file) =>
          changeDraft(editor, (draft) =>
            withLectureChanged(draft, lecture.key, (written) => ({
              ...written,
              captions: { ...written.captions, [language]: file },
            })),
          )
        }
      />
      <div className="lecture-duration">
        <NumberField
          label={LL.durationMinutes()}
          value={minutes}
          least={0}
          most={LECTURE_SECONDS_MAX / MINUTE - 1}
          change={(value) => value !== null && set({ durationSeconds: value * MINUTE + seconds })}
        />
        <NumberField
          label={LL.durationSeconds()}
          value={seconds}
          least={0}
          most={MINUTE - 1}
          change={(value) => value !== null && set({ durationSeconds: minutes * MINUTE + value })}
        />
        <p className="editor-note" role="status">
          {isUnread ? LL.durationUnread() : LL.durationHint()}
        </p>
      </div>
      <label className="check-line">
        <input type="checkbox" checked={lecture.needsIe} onChange={(event) => set({ needsIe: event.target.checked })} />
        {LL.needsIe()}
      </label>
    </div>
  )
}

import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { CHAPTERS_MAX } from '#api/course/managed-course.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { moved, withChapter, without } from '#machines/course/course-edits.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { RemovalDialog } from '#views/editor/removal-dialog.tsx'
import { ChapterCard } from './chapter-card.tsx'

interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
}

/** The ordered chapters of a course with their lectures. */
export function ChapterList({ editor, language }: Props) {
  const { chapters } = useDraft(editor)
  const [removed, askFor] = useState<{ key: string; name: string; isStored: boolean } | null>(null)
  const LL = texts().administration.courses
  const remove = (key: string) => changeDraft(editor, (draft) => without(draft, key))
  return (
    <section className="editor-section" aria-labelledby="course-chapters">
      <div className="editor-section-head">
        <h3 className="editor-subheading" id="course-chapters">
          {LL.chapters()}
        </h3>
        <p className="editor-note">{LL.chaptersHint()}</p>
      </div>
      <ol className="chapter-cards">
        {chapters.map((chapter, at) => (
          <ChapterCard
            key={chapter.key}
            editor={editor}
            language={language}
            chapter={chapter}
            number={at + 1}
            move={(by) =>
              at + by < 0 || at + by >= chapters.length
                ? null
                : () => changeDraft(editor, (draft) => ({ ...draft, chapters: moved(draft.chapters, at, by) }))
            }
            remove={(part) => (part.isStored ? askFor(part) : remove(part.key))}
          />
        ))}
      </ol>
      {chapters.length < CHAPTERS_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, withChapter)}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addChapter()}
        </Button>
      )}
      {removed !== null && (
        <RemovalDialog
          title={LL.ask.removePart({ name: `\u2068${removed.name}\u2069` })}
          text={LL.ask.removePartText()}
          remove={() => remove(removed.key)}
          close={() => askFor(null)}
        />
      )}
    </section>
  )
}

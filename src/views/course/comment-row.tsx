import { Trash2 } from 'lucide-react'

import type { CourseComment } from '#api/course/comment.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import '#views/kit/icon-button/icon-button.css'

/** A learner's comment on the course, as plain text. */
export function CommentRow({ comment, remove }: { comment: CourseComment; remove: () => void }) {
  const { authorID, authorName, headImg, content, createdAt, isOwn, canRemove } = comment
  const LL = texts().course.comments
  return (
    <li className="comment">
      <Avatar id={authorID} name={authorName} imageID={headImg} />
      <div className="comment-words">
        <p className="comment-head">
          <bdi className="comment-author">{authorName}</bdi>
          {isOwn && <span className="comment-own">{LL.own()}</span>}
          <span className="comment-time">
            <DateText value={createdAt} />
          </span>
        </p>
        <p className="comment-content" dir="auto">
          {content}
        </p>
      </div>
      {canRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={LL.removeOf({ name: authorName })}
          title={LL.remove()}
          onClick={remove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

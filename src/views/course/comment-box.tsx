import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'

import { COMMENT_LIMIT } from '#api/course/comment-rule.ts'
import { cleanText, lengthOf } from '#api/kit/written-text.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import type { CourseCommentsFlow } from '#machines/course/course-comments.flow.ts'

import { failureText } from '#app/context/portal-context.ts'
import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import '#views/kit/text-box/text-box.css'

export type CommentsActor = ActorRefFrom<CourseCommentsFlow>

/** [VALID-15] The comment box. A comment that could not be sent stays in it. */
export function CommentBox({ writer }: { writer: CommentsActor }) {
  const draft = useSelector(writer, (snapshot) => snapshot.context.draft)
  const isRestored = useSelector(writer, (snapshot) => snapshot.context.isRestored)
  const refusal = useSelector(writer, (snapshot) => snapshot.context.refusal)
  const unsentBecause = useSelector(writer, (snapshot) => snapshot.context.unsentBecause)
  const isSending = useSelector(writer, (snapshot) => snapshot.hasTag('sending'))
  const id = useId()
  const LL = texts().course.comments
  const length = lengthOf(cleanText(draft))
  const written = (value: number) => numberText(value, language())
  return (
    <form
      className="comment-box"
      onSubmit={(event) => {
        event.preventDefault()
        writer.send({ type: 'comment.written', commentID: crypto.randomUUID() })
      }}
    >
      <RestoredNotice
        isRestored={isRestored}
        canDrop={!isSending}
        drop={() => writer.send({ type: 'writing.dropped' })}
      />
      <label className="comment-label" htmlFor={id}>
        {LL.label()}
      </label>
      <textarea
        id={id}
        className="text-box comment-text"
        rows={3}
        // `auto` resolves to ltr for an empty box and would misplace its placeholder.
        dir={draft === '' ? undefined : 'auto'}
        placeholder={LL.placeholder()}
        value={draft}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-count ${id}-said`}
        onChange={(event) => writer.send({ type: 'draft.changed', text: event.target.value })}
      />
      <div className="comment-foot">
        <bdi className="comment-count" id={`${id}-count`} data-over={length > COMMENT_LIMIT}>
          {LL.counted({ count: written(length), max: written(COMMENT_LIMIT) })}
        </bdi>
        <Button type="submit" loading={isSending}>
          {LL.send()}
        </Button>
      </div>
      <div id={`${id}-said`} role="status">
        {refusal !== null && <p className="comment-refusal">{reasonText(texts(), refusal)}</p>}
        {unsentBecause !== null && !isSending && (
          <p className="notice" data-kind="error">
            <CloudOff size={16} aria-hidden="true" />
            {LL.unsent({ why: failureText(unsentBecause) })}
          </p>
        )}
      </div>
    </form>
  )
}

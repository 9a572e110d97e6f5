import { useActorRef } from '@xstate/react'
import { MessageSquare } from 'lucide-react'
import { use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ActorPagination } from '#views/kit/pagination/actor-pagination.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { CommentBox } from './comment-box.tsx'
import { CommentRemoval } from './comment-removal.tsx'
import { CommentRow } from './comment-row.tsx'
import './comments-tab.css'

/** [COURSE-02, COURSE-03] Comments of learners, newest first. */
export function CommentsTab({ courseID }: { courseID: string }) {
  const { comments, commenting } = use(usePortal().flows.courses())
  const list = useList(comments, { filter: { courseID } })
  const writer = useActorRef(commenting, { input: { courseID } })
  useFormRefused(writer)
  useEffect(() => {
    const writing = writer.on('written', () => list.send({ type: 'page.chosen', page: 1 }))
    const removal = writer.on('removed', () => list.send({ type: 'list.reloaded' }))
    return () => {
      writing.unsubscribe()
      removal.unsubscribe()
    }
  }, [writer, list])
  return (
    <div className="comments">
      <h2 className="visually-hidden">{texts().course.detail.tabs.comments()}</h2>
      <CommentBox writer={writer} />
      <ListFaces list={list} empty={<NoComments />}>
        {(found) => (
          <ul className="comment-rows">
            {found.map((comment) => (
              <CommentRow
                key={comment.commentID}
                comment={comment}
                remove={() => writer.send({ type: 'removal.asked', commentID: comment.commentID })}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      <ActorPagination list={list} />
      <CommentRemoval writer={writer} />
    </div>
  )
}

function NoComments() {
  const LL = texts().course.comments
  return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<MessageSquare />} />
}

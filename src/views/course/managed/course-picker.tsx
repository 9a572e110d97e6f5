import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Check, Plus, SearchX } from 'lucide-react'

import type { ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import { TOPIC_COURSES_MAX } from '#api/course/managed-topic.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { TopicPart } from '#machines/course/topic-draft.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import '#views/kit/record/actions.css'

interface Props {
  readonly chosen: readonly TopicPart[]
  readonly add: (course: TopicPart) => void
  readonly close: () => void
}

/** Searches the caller's courses and those that are published, and adds them one by one. */
export function CoursePicker({ chosen, add, close }: Props) {
  const list = useActorRef(useAdministration().flows.courses, { input: { filter: { whose: 'usable' } } })
  const { page, size, count, filter } = useSelector(list, (snapshot) => snapshot.context)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  const { items, courses, topics: LL } = texts().administration
  const isFull = chosen.length >= TOPIC_COURSES_MAX
  return (
    <Dialog size="large" title={LL.addCourse()} close={close}>
      <div className="course-picker">
        <SearchBox
          label={items.search()}
          placeholder={courses.searchPlaceholder()}
          value={filter.keyword ?? ''}
          commit={(keyword) => list.send({ type: 'filter.chosen', filter: { ...filter, keyword } })}
        />
        <ListFaces
          list={list}
          empty={
            <Face within="section" title={items.nothingFound()} text={items.nothingFoundHint()} icon={<SearchX />} />
          }
        >
          {(rows: readonly ManagedCourseEntry[]) => (
            <ul className="part-lines">
              {rows.map(({ courseID, title, state }) => {
                const name = title === '' ? items.untitled() : title
                const isChosen = chosen.some((part) => part.courseID === courseID)
                return (
                  <li key={courseID} className="part-line">
                    <span className="part-name">
                      <bdi>{name}</bdi>
                    </span>
                    <PublicationStatus state={state} />
                    <Button
                      type="button"
                      variant="soft"
                      className="record-action"
                      disabled={isChosen || isFull}
                      aria-label={isChosen ? LL.added({ name }) : LL.add({ name })}
                      onClick={() => add({ courseID, title, state })}
                    >
                      {isChosen ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
                      {isChosen ? LL.addedWord() : LL.addWord()}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )}
        </ListFaces>
        {isFilled && (
          <Pagination
            page={page}
            size={size}
            count={count}
            turnTo={(to) => list.send({ type: 'page.chosen', page: to })}
            resize={(to) => list.send({ type: 'size.chosen', size: to })}
            simple
          />
        )}
      </div>
    </Dialog>
  )
}

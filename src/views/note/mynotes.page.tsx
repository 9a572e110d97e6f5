import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { NotebookPen, SearchX } from 'lucide-react'
import { use, useRef } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import type { Note } from '#api/note/note.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { NotesOfCourse } from './notes-of-course.tsx'
import { NOTES_PATH, keywordOf, notesHref } from './notes-address.ts'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'

/** [ROUTE-31, ARCHIVE-01] The learner's notes by course, last changed first. */
export default function MyNotesPage({ query }: PageProps) {
  const { notes } = use(usePortal().flows.notes())
  const keyword = keywordOf(query)
  const size = query.get('size')
  const list = useList(notes, { page: query.get('page'), size: sizeAskedFor(size), filter: { keyword } })
  const count = useSelector(list, (snapshot) => (snapshot.hasTag('filled') ? snapshot.context.count : null))
  const LL = texts()
  return (
    <PersonalCentre
      name="mynotes"
      title={LL.title.mynotes()}
      actions={
        <SearchBox
          label={LL.note.search()}
          placeholder={LL.note.placeholder()}
          value={keyword}
          commit={(text) => navigate(notesHref(text, size))}
        />
      }
    >
      <p className="visually-hidden" role="status">
        {count !== null && LL.note.count({ count })}
      </p>
      <ListFaces list={list} empty={keyword === '' ? <NoNotes /> : <NothingFound />}>
        {(rows) => <ByCourse rows={rows} list={list} />}
      </ListFaces>
      <ListPagination list={list} path={NOTES_PATH} query={query} />
    </PersonalCentre>
  )
}

function ByCourse({ rows, list }: { rows: readonly Note[]; list: ListActor }) {
  const top = useRef<HTMLDivElement>(null)
  const renew = () => list.send({ type: 'list.reloaded' })
  const removed = () => {
    showToast('success', texts().note.removed())
    top.current?.focus()
    renew()
  }
  return (
    <div ref={top} tabIndex={-1} className="note-groups">
      {[...Map.groupBy(rows, ({ courseID }) => courseID)].map(([courseID, notes]) => (
        <NotesOfCourse key={courseID} notes={notes} changed={renew} removed={removed} />
      ))}
    </div>
  )
}

function NoNotes() {
  const LL = texts().note
  return (
    <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<NotebookPen />}>
      <Button asChild variant="soft">
        <Link href={courseAddress('mycourse')}>{LL.browse()}</Link>
      </Button>
    </Face>
  )
}

function NothingFound() {
  const LL = texts().note
  return (
    <Face within="section" title={LL.nothingTitle()} text={LL.nothingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={NOTES_PATH}>{LL.clear()}</Link>
      </Button>
    </Face>
  )
}

import { NEW } from '#views/editor/sections.ts'
import { HandInList } from './hand-in-list.tsx'
import { ReviewPage } from './review-page.tsx'
import { asksHandIns, reviewedIn } from './task-address.ts'
import { TaskEditor } from './task-editor.tsx'

/** A task: its editor, what was handed in for it, or the review of one homework. */
export default function TaskPage({ id, query }: { id: string; query: URLSearchParams }) {
  const homeworkID = reviewedIn(query)
  if (id === NEW) return <TaskEditor id={id} query={query} />
  if (homeworkID !== null) return <ReviewPage key={homeworkID} taskID={id} homeworkID={homeworkID} />
  return asksHandIns(query) ? <HandInList taskID={id} query={query} /> : <TaskEditor id={id} query={query} />
}

import {
  approveHomework,
  getReviewedHomework,
  rejectHomework,
  reopenHomework,
  type Homework,
  type HomeworkAction,
  type Marks,
} from '#api/homework/homework.contract.ts'
import {
  getHandInsBeside,
  getManagedTask,
  handInStates,
  listHandIns,
  listManagedTasks,
  taskPhases,
  type HandIn,
} from '#api/homework/managed-task.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'
import type { AnswerOf } from '#api/kit/call.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { changesOf } from '#machines/kit/changes.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'

import { keptPhrases, type PhraseChange } from '#browser/kept-phrases.ts'
import { provideShownFiles } from '#app/file/shown-files.ts'
import { asMissing } from '#app/kit/missing.ts'
import { earlierVersionsOver } from './earlier-versions.ts'

/** The homework that is reviewed, and the marks that go with a review. */
export interface Reviewed {
  readonly homeworkID: string
  /** As they are when the review is sent. */
  readonly marks: () => Marks
}

/** Homework and tasks as staff set them, and what was handed in for them. */
export function provideManagedTasks(transport: Transport) {
  return {
    /** Filtered by class, time, state and keyword. */
    tasks: listOf(({ filter, ...page }) =>
      transport.send(listManagedTasks, {
        whose: oneOf(['mine'], filter.whose),
        classID: words(filter.class),
        phase: oneOf(taskPhases, filter.type),
        state: oneOf(publicationStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** One to begin another with. */
    oneTask: detailOf((taskID) => asMissing(transport.send(getManagedTask, { taskID }))),
    /** Of a task, filtered by state and keyword. */
    handIns: listOf<HandIn, Omit<AnswerOf<typeof listHandIns>, 'list' | 'count'>>(({ filter, ...page }) =>
      transport.send(listHandIns, {
        taskID: filter.task ?? '',
        state: oneOf(handInStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    handInsBeside: detailOf((homeworkID) => asMissing(transport.send(getHandInsBeside, { homeworkID }))),
    review: recordOf<Homework, HomeworkAction, Reviewed>({
      load: ({ homeworkID }) => asMissing(transport.send(getReviewedHomework, { homeworkID })),
      send: ({ id: { homeworkID, marks }, item: { revision }, intent: { event, words: reason } }) => {
        const seen = { homeworkID, revision, reason }
        if (event === 'handIn') return Promise.reject(new Error('A reviewer hands nothing in.'))
        if (event === 'reopen') return transport.send(reopenHomework, seen)
        return transport.send(event === 'approve' ? approveHomework : rejectHomework, { ...seen, marks: marks() })
      },
    }),
    earlierVersions: earlierVersionsOver(transport),
    shownFiles: provideShownFiles(transport),
    /** The phrases of a reviewer on this device. */
    phrases: detailOf((person) => keptPhrases(person).all()),
    phraseChanges: changesOf(({ person, change }: { readonly person: string; readonly change: PhraseChange }) =>
      keptPhrases(person).change(change),
    ),
  }
}

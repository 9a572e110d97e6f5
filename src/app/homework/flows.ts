import { fromCallback, fromPromise } from 'xstate'

import {
  getHomework,
  handInHomework,
  homeworkStates,
  listHomework,
  listHomeworkOfClass,
  type Homework,
  type HomeworkAction,
} from '#api/homework/homework.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { HandInStoreCommand } from '#machines/homework/hand-in-context.ts'
import { handInFlow } from '#machines/homework/hand-in.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import type { StoreEvent } from '#machines/kit/retrying.ts'
import { provide, unfilled } from '#machines/kit/services.ts'

import { keptHandIns } from '#browser/kept-hand-in.ts'
import type { LocalStore } from '#browser/storage.ts'
import { provideShownFiles } from '#app/file/shown-files.ts'
import { lastInTurn } from '#app/kit/last-in-turn.ts'
import { asMissing } from '#app/kit/missing.ts'
import { networkService } from '#app/kit/network-service.ts'
import { earlierVersionsOver } from './earlier-versions.ts'
import { uploadsOver } from './uploads.ts'

/** The flows of homework and of other tasks, for those who are given them. */
export function provideHomework(transport: Transport, store: LocalStore) {
  const onDevice = () => keptHandIns(store.get('userId') ?? '')
  const look = (taskID: string) => asMissing(transport.send(getHomework, { taskID }))
  return {
    isOnline: () => navigator.onLine,
    shownFiles: provideShownFiles(transport),
    /** Filtered by state and keyword; an unknown state lists all. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(listHomework, {
        state: oneOf(homeworkStates, filter.state),
        keywords: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** [CLASS-02] That of a class; all on one page. */
    within: listOf(async ({ filter: { classID = '' } }) => {
      const list = await transport.send(listHomeworkOfClass, { classID })
      return { list, count: list.length }
    }),
    /** [HOMEWORK-02] How a learner stands with a task. It is handed in by a flow of its own. */
    homework: recordOf<Homework, HomeworkAction>({ load: look, send: unfilled }),
    earlierVersions: earlierVersionsOver(transport),
    handIn: provide(handInFlow, {
      actors: {
        restore: fromPromise(({ input: { taskID } }) => onDevice().restore(taskID)),
        handIn: fromPromise(({ input: { fileIDs, ...sent } }) =>
          transport.send(handInHomework, { ...sent, fileIDs: [...fileIDs] }),
        ),
        look: fromPromise(({ input: { taskID } }) => look(taskID)),
        upload: uploadsOver(transport),
        store: fromCallback<HandInStoreCommand, { readonly taskID: string }, StoreEvent>(
          ({ input: { taskID }, sendBack, receive }) => {
            const kept = onDevice()
            receive(
              lastInTurn(
                (command) => (command.type === 'keep' ? kept.keep(taskID, command.kept) : kept.forget(taskID)),
                () => sendBack({ type: 'store.failed' }),
              ),
            )
          },
        ),
        network: networkService,
      },
    }),
  }
}

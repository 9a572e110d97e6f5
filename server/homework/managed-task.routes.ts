import {
  createTask,
  discardTask,
  getManagedTask,
  listManagedTasks,
  publishTask,
  saveTask,
  withdrawTask,
} from '#api/homework/managed-task.contract.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import { listOfTasks } from './list-tasks.ts'
import { findTask } from './read-task.ts'
import * as tasks from './task-commands.ts'

/** Homework and tasks as staff set them. */
export function managedTaskRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listManagedTasks, (asked, handling) => listOfTasks(db, asked, asking(handling)))
  serve(getManagedTask, async ({ taskID }, handling) => ofEditor(await findTask(db, taskID, asking(handling))), {
    follows: ({ taskID }) => [recordName('task', taskID)],
  })
  serve(createTask, (sent, handling) => tasks.create(portal, sent, asking(handling)))
  serve(saveTask, (sent, handling) => tasks.save(portal, sent, asking(handling)))
  serve(publishTask, (seen, handling) => tasks.publish(portal, seen, asking(handling)))
  serve(withdrawTask, (seen, handling) => tasks.withdraw(portal, seen, asking(handling)))
  serve(discardTask, (seen, handling) => tasks.discard(portal, seen, asking(handling)))
}

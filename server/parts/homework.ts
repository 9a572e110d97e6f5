import { homeworkAddresses } from '#api/homework/addresses.ts'
import * as homeworkCalls from '#api/homework/homework.contract.ts'
import * as managedTaskCalls from '#api/homework/managed-task.contract.ts'
import type { Part } from '#server/part.ts'
import { mayFetchHomeworkFile } from '#server/homework/file-access.ts'
import { handInListRoutes } from '#server/homework/hand-in-list.routes.ts'
import { homeworkKind } from '#server/homework/homework-kind.ts'
import { seedHomework } from '#server/homework/homework-seed.demo.ts'
import { homeworkRoutes } from '#server/homework/homework.routes.ts'
import { managedTaskRoutes } from '#server/homework/managed-task.routes.ts'
import { taskKind } from '#server/homework/task-kind.ts'
import { homeworkWaiting } from '#server/homework/waiting.ts'

export const homeworkPart: Part = {
  addresses: homeworkAddresses,
  calls: [homeworkCalls, managedTaskCalls],
  routes: [homeworkRoutes, managedTaskRoutes, handInListRoutes],
  kinds: [taskKind, homeworkKind],
  waiting: [homeworkWaiting],
  mayFetch: [mayFetchHomeworkFile],
  seed: seedHomework,
}

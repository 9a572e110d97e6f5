import { getHandInsBeside, listHandIns } from '#api/homework/managed-task.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { handInsBeside } from './hand-ins-beside.ts'
import { listOfHandIns } from './list-hand-ins.ts'

/** What was handed in for a task, for those who review it. */
export function handInListRoutes(serve: Serve, { db }: Portal): void {
  serve(listHandIns, (asked, handling) => listOfHandIns(db, asked, asking(handling)))
  serve(getHandInsBeside, ({ homeworkID }, handling) => handInsBeside(db, homeworkID, asking(handling)))
}

import {
  approveHomework,
  getHomework,
  getReviewedHomework,
  handInHomework,
  listEarlierVersions,
  listHomework,
  listHomeworkOfClass,
  rejectHomework,
  reopenHomework,
} from '#api/homework/homework.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import * as homework from './homework-commands.ts'
import { findHomework, homeworkOfClass } from './list-homework.ts'
import { earlierVersions, ownHomework, reviewedHomework } from './shown-homework.ts'

/** Homework, for learners and for those who review it. */
export function homeworkRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listHomework, (asked, handling) => findHomework(db, asked, asking(handling)))
  serve(listHomeworkOfClass, ({ classID }, handling) => homeworkOfClass(db, classID, asking(handling)))
  serve(getHomework, ({ taskID }, handling) => ownHomework(db, taskID, asking(handling)), {
    follows: ({ taskID }, { userId }) => [recordName('task', taskID), recordName('homework', taskID, userId)],
  })
  serve(getReviewedHomework, ({ homeworkID }, handling) => reviewedHomework(db, homeworkID, asking(handling)), {
    follows: ({ homeworkID }) => [recordName('homework', homeworkID)],
  })
  serve(listEarlierVersions, (asked, handling) => earlierVersions(db, asked, asking(handling)))
  serve(handInHomework, (sent, handling) => homework.handIn(portal, sent, asking(handling)))
  serve(approveHomework, (sent, handling) => homework.review(portal, 'approve', sent, asking(handling)))
  serve(rejectHomework, (sent, handling) => homework.review(portal, 'reject', sent, asking(handling)))
  serve(reopenHomework, (sent, handling) => homework.reopen(portal, sent, asking(handling)))
}

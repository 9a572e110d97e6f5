import {
  beginLearning,
  getCourseCompletion,
  getPlayerCourse,
  getPreview,
  listChapters,
  listUnrecorded,
  recordLearning,
  sendLearningEvent,
} from '#api/study/study.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { findChapters } from './chapters.ts'
import { begin, record, sendEvent } from './commands.ts'
import { courseCompletion } from './course-completion.ts'
import { playerCourse, preview } from './player.ts'
import { unrecordedFlows } from './shown.ts'

/** Course contents, and study sittings. */
export function studyRoutes(serve: Serve, portal: Portal): void {
  const { db, settings } = portal
  const inactivitySeconds = settings.inactivityMinutes * 60

  serve(listChapters, async ({ courseID }, { signedIn, language, now }) => {
    const chapters = await findChapters(db, { courseId: courseID, userId: signedIn().userId, language }, now)
    if (chapters === null) throw notFound()
    return { chapters }
  })
  serve(getPlayerCourse, ({ courseID }, handling) => playerCourse(db, courseID, inactivitySeconds, asking(handling)))
  serve(getCourseCompletion, ({ courseID }, handling) => courseCompletion(db, courseID, asking(handling)))
  serve(getPreview, ({ coursewareID }, handling) => preview(db, coursewareID, inactivitySeconds, asking(handling)))
  serve(listUnrecorded, async (_payload, handling) => ({ list: await unrecordedFlows(db, asking(handling)) }))

  serve(beginLearning, (asked, handling) => begin(portal, asked, asking(handling)))
  serve(sendLearningEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
  serve(recordLearning, (asked, handling) => record(portal, asked, asking(handling)))
}

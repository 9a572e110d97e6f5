import { registerForExam, sendExamRegistrationEvent } from '#api/exam/exam.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { register, sendEvent } from './commands.ts'

/** Registrations for exams. */
export function examRegistrationRoutes(serve: Serve, portal: Portal): void {
  serve(registerForExam, (asked, handling) => register(portal, asked, asking(handling)))
  serve(sendExamRegistrationEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
}

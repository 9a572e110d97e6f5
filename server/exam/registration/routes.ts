import { registerForExam, sendExamRegistrationEvent } from '#api/exam/exam.contract.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Portal } from '../../portal.ts'
import { register, sendEvent } from './commands.ts'

const asking = ({ signedIn, language, now }: Handling): Asking => ({ sender: signedIn(), language, now })

/** Registrations for exams. */
export function examRegistrationRoutes(serve: Serve, portal: Portal): void {
  serve(registerForExam, (asked, handling) => register(portal, asked, asking(handling)))
  serve(sendExamRegistrationEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
}

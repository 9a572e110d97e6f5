import type { Asking } from '#server/commands/each.ts'
import type { Handling } from './serve.ts'

/** Who asks, in which language and when. @throws Refusal 401 for a visitor */
export const asking = ({ signedIn, language, now }: Handling): Asking => ({ sender: signedIn(), language, now })

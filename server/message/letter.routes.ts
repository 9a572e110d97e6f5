import {
  findCorrespondents,
  findDialogues,
  findLetters,
  openDialogue,
  sendLetter,
} from '#api/message/letter.contract.ts'
import { updateReadMessage } from '#api/message/notice.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import { correspondentsOf } from './correspondence.ts'
import { findOwnDialogues, openDialogueWith } from './dialogues.ts'
import { lettersOf, markLettersRead, sendLetterTo } from './letters.ts'
import type { Portal } from '../portal.ts'

/** Private letters between people who share a class. */
export function letterRoutes(serve: Serve, { db, signals }: Portal): void {
  serve(findDialogues, (asked, { signedIn }) => findOwnDialogues(db, signedIn(), asked))

  serve(findCorrespondents, (asked, { signedIn, language }) => correspondentsOf(db, signedIn().userId, asked, language))

  serve(openDialogue, ({ userId: partnerId }, { signedIn, now }) =>
    openDialogueWith(db, { userId: signedIn().userId, partnerId, now }),
  )

  serve(findLetters, ({ dialogueId, before = null }, { signedIn }) => lettersOf(db, signedIn(), { dialogueId, before }))

  serve(sendLetter, async (sending, { signedIn, now }) => {
    const { letter, receiver } = await sendLetterTo(db, signedIn(), { ...sending, now })
    if (receiver !== null) signals.tell([receiver], 'letter')
    return letter
  })

  // Notices have their own call, so notice ids in the shared body are ignored here (gap GAP-54).
  serve(updateReadMessage, async ({ messageIds }, { signedIn }) => {
    await markLettersRead(db, signedIn().userId, messageIds)
    return null
  })
}

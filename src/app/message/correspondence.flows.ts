import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import * as letter from '#api/message/letter.contract.ts'
import * as notice from '#api/message/notice.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { dialogueOpeningFlow, type OpenedDialogue } from '#machines/message/dialogue-opening.flow.ts'
import { dialogueFlow } from '#machines/message/dialogue.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { letterWritingOf, type KeptWriting } from '#machines/message/letter-writing.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

const NOTHING_WRITTEN: KeptWriting = { draft: '', outgoing: [] }
const kept = z.object({ draft: z.string(), outgoing: z.array(z.object({ letterId: z.string(), content: z.string() })) })

/** The flows of the message pages. Drafts outlive their page and are cleared with the session. */
export function provideCorrespondence(transport: Transport) {
  return {
    /** [ROUTE-36] Filtered by state: all, or unread. */
    notices: listOf(async ({ filter, ...page }) => {
      const { data, count } = await transport.send(notice.findNotices, {
        queryReceiverState: filter.state === 'unread' ? notice.UNREAD : undefined,
        ...paged(page),
      })
      return { list: data, count }
    }),
    dialogues: listOf(async (input) => {
      const { data, count } = await transport.send(letter.findDialogues, paged(input))
      return { list: data, count }
    }),
    /** Filtered by keyword. */
    correspondents: listOf(({ filter, ...page }) =>
      transport.send(letter.findCorrespondents, { keyword: filter.keyword ?? '', ...paged(page) }),
    ),
    /** [MSG-02] */
    notice: detailOf((id) => asMissing(transport.send(notice.getNotice, { mesNotifyId: id }))),
    opening: provide(dialogueOpeningFlow, {
      actors: {
        open: fromPromise<OpenedDialogue, { userId: string }>(({ input: { userId } }) =>
          transport.send(letter.openDialogue, { userId }),
        ),
      },
    }),
    /** [MSG-03] */
    dialogue: provide(dialogueFlow, {
      actors: {
        loadLetters: fromPromise<letter.Letters, { dialogueId: string; before: string | null }>(({ input }) =>
          asMissing(transport.send(letter.findLetters, { ...input, before: input.before ?? undefined })),
        ),
        markRead: fromPromise<string, { messageId: string }>(async ({ input }) => {
          await transport.send(notice.updateReadMessage, { messageIds: [input.messageId], mesNotifyId: [] })
          return input.messageId
        }),
      },
    }),
    writing: letterWritingOf<string>(({ to, ...outgoing }) =>
      transport.send(letter.sendLetter, { dialogueId: to, ...outgoing }),
    ).provide({
      actions: {
        keepWriting: ({ context: { to, draft, outgoing } }) => keep(to, { draft, outgoing }),
      },
    }),
    /** The draft of a dialogue that was left. */
    kept: writingOf,
  }
}

const keyOf = (dialogueId: string) => `writing:${dialogueId}`

/** Session storage: per tab, survives a reload, cleared with the session. */
function keep(dialogueId: string, writing: KeptWriting): void {
  try {
    if (writing.draft === '' && writing.outgoing.length === 0) sessionStorage.removeItem(keyOf(dialogueId))
    else sessionStorage.setItem(keyOf(dialogueId), JSON.stringify(writing))
  } catch {
    // Blocked or full: the draft lives as long as its page.
  }
}

function writingOf(dialogueId: string): KeptWriting {
  try {
    const read = kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(dialogueId)) ?? 'null'))
    return read.success ? read.data : NOTHING_WRITTEN
  } catch {
    return NOTHING_WRITTEN
  }
}

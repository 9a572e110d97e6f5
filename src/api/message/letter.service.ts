import * as contract from './letter.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-21] The caller's dialogues, each by its latest letter, the newest first. */
export function listDialogues(
  transport: Transport,
  { page, size }: Page,
): Promise<{ data: contract.Dialogue[]; count: number; unread: number }> {
  return transport.send(contract.findDialogues, { pageNum: page, pageSize: size })
}

/**
 * A page of letters of a dialogue, oldest first: the latest, or those before a letter.
 * Rejects with `request.notFound` where the caller takes no part in such a dialogue.
 */
export function listLetters(
  transport: Transport,
  dialogueId: string,
  before: string | null,
): Promise<contract.Letters> {
  return transport.send(contract.findLetters, { dialogueId, ...(before !== null && { before }) })
}

/** Those whom the caller can write to, by name. */
export function listCorrespondents(
  transport: Transport,
  keyword: string,
  { page, size }: Page,
): Promise<{ list: contract.Correspondent[]; count: number }> {
  return transport.send(contract.findCorrespondents, { keyword, pageNum: page, pageSize: size })
}

/** The dialogue with somebody, begun where there is none yet. Rejects with `message.noSharedClass`. */
export function openDialogue(
  transport: Transport,
  userId: string,
): Promise<{ dialogueId: string; originalName: string }> {
  return transport.send(contract.openDialogue, { userId })
}

/** [VALID-15, ERROR-36] The same `letterId` again is the same letter. Rejects with the reasons of the call. */
export function sendLetter(
  transport: Transport,
  letter: { dialogueId: string; letterId: string; content: string },
): Promise<contract.Letter> {
  return transport.send(contract.sendLetter, letter)
}

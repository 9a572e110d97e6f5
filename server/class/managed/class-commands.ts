import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createClass, ManagedClass, saveClass, sendClassEvent } from '#api/class/managed-class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Sender } from '#server/commands/kind.ts'
import { cleanClass } from './class-facts.ts'
import { classKind } from './class-kind.ts'
import type { ClassSent } from './class-kind.ts'
import { readClass } from './read-class.ts'
import { classColumns } from './write-class.ts'

interface Doing {
  readonly sender: Sender
  readonly now: Date
  readonly language: Language
}

/** Prepares a new class, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  asked: PayloadOf<typeof createClass>,
  { sender, now, language }: Doing,
): Promise<ManagedClass> {
  const id = randomUUID()
  const document = cleanClass(asked)
  const owned = { headmaster_id: sender.userId, ...classColumns(document), taken: 0, tickets: 0 }
  const sent = { type: 'save', revision: 0, document, isNew: true } as const
  return begin(door, classKind, { id, owned, sent, sender, now }, (trx) => readClass(trx, id, sender, language))
}

/** Replaces a class as a whole. @throws Refusal what the lifecycle refuses */
export const save = (
  door: Doorway,
  { classID, revision, ...asked }: PayloadOf<typeof saveClass>,
  doing: Doing,
): Promise<ManagedClass> =>
  change(door, classID, { type: 'save', revision, document: cleanClass(asked), isNew: false }, doing)

/** Announces, closes, reopens or discards a class. @throws Refusal what the lifecycle refuses */
export const tell = (
  door: Doorway,
  { classID, type, revision }: PayloadOf<typeof sendClassEvent>,
  doing: Doing,
): Promise<ManagedClass> => change(door, classID, { type, revision }, doing)

const change = (door: Doorway, id: string, sent: ClassSent, { sender, now, language }: Doing): Promise<ManagedClass> =>
  send(door, classKind, { id, sent, sender, now }, (trx) => readClass(trx, id, sender, language))

import * as z from 'zod/mini'
import type { Insertable } from 'kysely'
import { classSaid } from '#api/class/managed-class.contract.ts'
import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import type { ClassFacts } from '#machines/class/class.lifecycle.ts'
import { classLifecycle, version } from '#machines/class/class.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { pendingEnded, placesFreed } from '../registration/kind.ts'
import { isStaffOf } from '../staff.ts'
import type { ClassTable } from '../tables.ts'
import { classFacts, mayCreate } from './class-facts.ts'
import { findDocument } from './read-class.ts'
import { tellChange, tellMembers } from './tidings.ts'
import { classColumns, writeClass } from './write-class.ts'

/** The columns of a class that its lifecycle leaves alone. */
export type ClassOwned = Omit<Insertable<ClassTable>, keyof LifecycleColumns>

/** The full content of a class. */
interface ClassPayload {
  readonly save: { readonly document: ClassDocument; readonly isNew: boolean }
}

export type ClassSent = Sent<typeof classSaid, ClassPayload>

/** A class, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const classKind: RecordKind<typeof classLifecycle, typeof classSaid, ClassOwned, ClassPayload> = {
  table: 'class',
  lifecycle: classLifecycle,
  version,
  earlier: {},
  said: classSaid,
  context: z.strictObject({
    revision: z.int(),
    planned: z.nullable(z.strictObject({ startsAt: z.number(), endsAt: z.number() })),
  }),
  known: { save: knownOf, announce: knownOf, close: knownOf, reopen: knownOf, discard: knownOf },
  columnsOf: () => ({}),
  async store({ trx, id, sent, isNew }) {
    if (!('document' in sent)) return
    if (!isNew) await trx.updateTable('class').set(classColumns(sent.document)).where('id', '=', id).execute()
    await writeClass(trx, id, sent.document)
  },
  actions: {
    revise: 'context',
    takeOver: 'context',
    keepPlanned: 'context',
    forgetPlanned: 'context',
    fillPlaces: { next: ({ trx, id, now }) => placesFreed(trx, id, now) },
    endNow: {
      within: async ({ trx, id, owned, now }) => {
        const at = now.getTime()
        await trx
          .updateTable('class')
          .set({ starts_at: Math.min(owned.starts_at, at), ends_at: at })
          .where('id', '=', id)
          .execute()
      },
    },
    endRegistrations: { next: ({ trx, id, now }) => pendingEnded(trx, id, now) },
    restoreTimes: {
      within: async ({ trx, id, params: { planned } }) => {
        if (planned === null) return
        await trx
          .updateTable('class')
          .set({ starts_at: planned.startsAt, ends_at: planned.endsAt })
          .where('id', '=', id)
          .execute()
      },
    },
    handOver: 'meeting',
    tellMembers: { after: tellMembers },
    tellChange: { after: tellChange },
  },
}

/** @throws Refusal not found: nobody but those who run it may know that it exists */
async function knownOf({
  trx,
  id,
  sent,
  sender,
  now,
  owned,
}: Judging<typeof classLifecycle, ClassSent, ClassOwned>): Promise<{ facts: ClassFacts }> {
  const isNew = 'isNew' in sent && sent.isNew
  const isStaff = isNew ? mayCreate(sender) : await isStaffOf(trx, sender, id)
  if (!isStaff && !isNew) throw notFound()
  const document = 'document' in sent ? sent.document : await findDocument(trx, id)
  return { facts: await classFacts(trx, document, { owned, sender, classId: id, isNew, isStaff, now }) }
}

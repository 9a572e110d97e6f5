import * as z from 'zod/mini'
import type { Insertable } from 'kysely'
import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import { classLifecycle, clientEvents, version } from '#machines/class/class.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { RecordKind } from '#server/commands/kind.ts'
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

/** The full content of a class, or what is to become of it. */
export type ClassSent =
  | { readonly type: 'save'; readonly revision: number; readonly document: ClassDocument; readonly isNew: boolean }
  | { readonly type: 'announce' | 'close' | 'reopen' | 'discard'; readonly revision: number }

/** A class, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const classKind: RecordKind<typeof classLifecycle, ClassSent, ClassOwned> = {
  table: 'class',
  lifecycle: classLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({
    revision: z.int(),
    planned: z.nullable(z.strictObject({ startsAt: z.number(), endsAt: z.number() })),
  }),
  async eventOf({ trx, id, sent, sender, now, owned }) {
    const isNew = 'isNew' in sent && sent.isNew
    const isStaff = isNew ? mayCreate(sender) : await isStaffOf(trx, sender, id)
    // Nobody else may know that it exists.
    if (!isStaff && !isNew) throw notFound()
    const document = 'document' in sent ? sent.document : await findDocument(trx, id)
    const facts = await classFacts(trx, document, { owned, sender, classId: id, isNew, isStaff, now })
    return { type: sent.type, revision: sent.revision, facts }
  },
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

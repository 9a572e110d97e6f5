import * as z from 'zod/mini'
import { departmentSaid } from '#api/department/managed-department.contract.ts'
import { DICTIONARY_ENTRIES_MAX } from '#api/dictionary/managed-dictionary.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import { departmentLifecycle, version } from '#machines/department/department.lifecycle.ts'
import { following } from '#server/commands/door.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import { addEntry, lockDictionary, setRetired } from '#server/dictionary/entries.ts'
import type { EntryName } from '#server/dictionary/entries.ts'
import { handOverUses } from '#server/dictionary/uses.ts'
import { departmentFacts } from './facts.ts'
import { growAbove, readTree } from './tree.ts'

interface DepartmentPayload {
  /** What it is called, cleaned. */
  readonly create: { readonly names: readonly EntryName[] }
}
export type DepartmentSent = Sent<typeof departmentSaid, DepartmentPayload>

/** A department as the one door keeps it. */
export const departmentKind: RecordKind<typeof departmentLifecycle, typeof departmentSaid, object, DepartmentPayload> =
  {
    table: 'department',
    lifecycle: departmentLifecycle,
    version,
    earlier: {},
    said: departmentSaid,
    context: z.strictObject({
      revision: z.int(),
      parentID: z.nullable(z.string()),
      mergedIntoID: z.nullable(z.string()),
    }),
    // Where departments stand is one question to all of them: whoever changes that waits for whoever does.
    async lockFirst(trx) {
      await lockDictionary(trx, 'department')
    },
    known: {
      create: async ({ trx, sent: { names, parentID } }) => {
        if (names.length === 0) return { fault: 'nameMissing' }
        const tree = await readTree(trx)
        return { fault: tree.size >= DICTIONARY_ENTRIES_MAX ? 'full' : tree.faultOfNew(parentID) }
      },
      move: async ({ trx, id, sent }) => ({ fault: (await readTree(trx)).faultOfMove(id, sent.parentID) }),
      merge: async ({ trx, id, sent }) => ({ fault: (await readTree(trx)).faultOfMerger(id, sent.intoID) }),
      close: async ({ trx, id }) => ({ facts: await departmentFacts(trx, await readTree(trx), id) }),
      reopen: async ({ trx, id }) => ({ fault: (await readTree(trx)).faultOfReturn(id) }),
    },
    columnsOf: ({ context }) => ({ parent_id: context.parentID }),
    async store({ trx, id, sent, now }) {
      if ('names' in sent) await addEntry(trx, 'department', { code: id, names: sent.names }, now)
      else if (sent.type !== 'move') await setRetired(trx, 'department', id, { isRetired: sent.type !== 'reopen', now })
    },
    actions: {
      revise: 'context',
      takePlace: 'context',
      takeTarget: 'context',
      grow: { within: ({ trx }) => growAbove(trx) },
      handOver: {
        within: ({ trx, id, params }) => handOverUses(trx, 'department', id, params.intoID),
        next: async ({ trx, id, params: { intoID } }) => {
          const below = await trx
            .selectFrom('department')
            .select('id')
            .where('parent_id', '=', id)
            // One that was merged follows nobody any more.
            .where('state', '!=', 'merged')
            .orderBy('id')
            .execute()
          return below.map((row) =>
            following(departmentKind, { id: row.id, event: { type: 'followMerged', parentID: intoID } }),
          )
        },
      },
    },
  }

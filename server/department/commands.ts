import { randomUUID } from 'node:crypto'
import { departmentActions } from '#api/department/managed-department.contract.ts'
import type {
  createDepartment,
  ManagedDepartment,
  sendDepartmentEvent,
} from '#api/department/managed-department.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { eventIn } from '#server/commands/kind.ts'
import { malformed } from '#server/answer/refusal.ts'
import { lockDictionary, namesOf } from '#server/dictionary/entries.ts'
import { lockPeople } from '#server/person/lock.ts'
import { departmentKind } from './kind.ts'
import type { DepartmentSent } from './kind.ts'
import { findDepartment } from './read-department.ts'

/** Makes a department. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  { parentID, texts }: PayloadOf<typeof createDepartment>,
  asking: Asking,
): Promise<ManagedDepartment> {
  const { sender, now } = asking
  const id = randomUUID()
  const sent = { type: 'create', parentID, names: namesOf(texts) } as const
  return committed(
    door,
    async (trx) => {
      await lockDictionary(trx, 'department')
      await createWithin(trx, departmentKind, { id, owned: {}, sent, sender, now })
    },
    (trx) => findDepartment(trx, id, asking),
  )
}

/** Moves, merges, closes or takes back a department. @throws Refusal what the lifecycle refuses */
export function sendEvent(
  door: Doorway,
  { departmentID: id, type, revision, placeID }: PayloadOf<typeof sendDepartmentEvent>,
  asking: Asking,
): Promise<ManagedDepartment> {
  const { sender, now } = asking
  const sent = sentOf(eventIn(departmentActions, type), revision, placeID)
  return committed(
    door,
    async (trx) => {
      // Before the dictionary, as whoever puts people into departments does.
      if (sent.type === 'merge') await lockPeople(trx)
      await sendWithin(trx, departmentKind, { id, sent, sender, now })
    },
    (trx) => findDepartment(trx, id, asking),
  )
}

/** @throws Refusal malformed, for a merger into nothing */
function sentOf(type: (typeof departmentActions)[number], revision: number, placeID: string | null): DepartmentSent {
  if (type === 'move') return { type, revision, parentID: placeID }
  if (type !== 'merge') return { type, revision }
  if (placeID === null) throw malformed()
  return { type, revision, intoID: placeID }
}

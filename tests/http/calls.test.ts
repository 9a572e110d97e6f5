import { describe, expect, it } from 'vitest'

import {
  getLeave,
  leaveStatuses,
  listMyLeaves,
  requestLeave,
  type Leave,
  type LeaveStatus,
} from '#api/leave/leave.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import { downloadResource } from '#api/resource/resource.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import { createTransport } from '#api/kit/transport.ts'

/** Type checks only: no server answers here. */
const transport = createTransport({
  base: 'http://127.0.0.1:1/',
  language: () => 'en_US',
  cookies: () => '',
  token: () => null,
  storeToken: () => undefined,
  lock: () => true,
  ended: () => undefined,
  notify: () => undefined,
  sessionLost: () => undefined,
  checkRequired: () => undefined,
  permission: true,
})

function calls(): Promise<unknown>[] {
  const page = paged({ page: 1, size: 10 })
  const leave: Promise<Leave> = transport.send(getLeave, { leaveID: 'a' })
  const mine: Promise<{ list: Leave[]; count: number }> = transport.send(listMyLeaves, { status: undefined, ...page })
  // @ts-expect-error a field is missing
  const missing = transport.send(getLeave, {})
  // @ts-expect-error a field is of another type
  const otherType = transport.send(getLeave, { leaveID: 1 })
  // @ts-expect-error the call knows no such field
  const unknown = transport.send(getLeave, { leaveID: 'a', classID: 'b' })
  // @ts-expect-error no leave has such a status
  const otherStatus = transport.send(listMyLeaves, { status: 'lost', ...page })
  const said = 'pending'.trim()
  // @ts-expect-error the value from an address is not known to be a status
  const unchecked = transport.send(listMyLeaves, { status: said, ...page })
  // @ts-expect-error the page is missing
  const pageless = transport.send(listMyLeaves, { status: 'pending' })
  // @ts-expect-error the answer is one leave, not a list
  const otherAnswer: Promise<Leave[]> = transport.send(getLeave, { leaveID: 'a' })
  // @ts-expect-error the answer has no such field
  const otherField: Promise<{ noteID: string }> = transport.send(getLeave, { leaveID: 'a' })
  // @ts-expect-error there is no such option
  const otherOption = transport.send(getLeave, { leaveID: 'a' }, { quiet: true })
  // @ts-expect-error a payload is an object
  const text = transport.send(requestLeave, 'sick')
  return [
    leave,
    mine,
    missing,
    otherType,
    unknown,
    otherStatus,
    unchecked,
    pageless,
    otherAnswer,
    otherField,
    otherOption,
    text,
  ]
}

describe('a call', () => {
  it('has its payload and answer typed by its contract', async () => {
    const ends = await Promise.allSettled(calls())
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  it('is typed too in addresses that the browser fetches itself', () => {
    // @ts-expect-error the call knows no such field
    expect(transport.address(downloadResource, { leaveID: 'a' })).toContain('lang=en_US')
  })
})

describe('filters in an address', () => {
  it('are one of the known values, or undefined', () => {
    expect(leaveStatuses.map((status) => oneOf(leaveStatuses, status))).toEqual(leaveStatuses)
    for (const named of ['lost', '', undefined]) expect(oneOf(leaveStatuses, named)).toBeUndefined()
    // @ts-expect-error these are no statuses
    const other: LeaveStatus | undefined = oneOf(['new', 'old'], 'new')
    expect(other).toBe('new')
  })

  it('are free text, or undefined', () => {
    expect([words('bridge'), words(''), words(undefined)]).toEqual(['bridge', undefined, undefined])
  })

  it("are a page in the calls' fields", () => {
    expect(paged({ page: 3, size: 20 })).toEqual({ pageNum: 3, pageSize: 20 })
  })
})

describe('a code verified by the server', () => {
  it('[CALL-11] rejects if it is wrong', async () => {
    expect(await rightCode(Promise.resolve(true))).toBeUndefined()
    const wrong = rightCode(Promise.resolve(false))
    await expect(wrong).rejects.toMatchObject({ problem: { kind: 'refused', reason: 'code.wrong' } })
  })
})

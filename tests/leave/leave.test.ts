import { beforeAll, describe, expect, it } from 'vitest'

import { leaveActions, leaveApprovers, type Leave, type LeaveLogEntry } from '#api/leave/leave.contract.ts'
import { lengthOf } from '#api/kit/written-text.ts'
import { loadAreas, loadTexts } from '#i18n/texts.ts'
import { draftProblems, offered, type LeaveDraft } from '#machines/leave/leave-verdicts.ts'
import { leaveLifecycle, passedOver } from '#machines/leave/leave.lifecycle.ts'
import { leaveJourney, nextWords, prospectJourney } from '#views/leave/leave-journey.ts'
import { declared } from '#app/parts.ts'
import { centreOf, isFor } from '#app/routes/centre.ts'

import { chartModel } from '../../scripts/statecharts/model.ts'
import { agreed, approved, cancelled, pending, prospect, toDecide } from './leave-samples.ts'
import { leaveModel } from './leave.model.ts'

const draft: LeaveDraft = {
  classID: 'flood',
  type: 'sick',
  start: '2026-03-10T08:00',
  end: '2026-03-10T18:00',
  reason: 'A fever.',
}
const utc = (local: string) => new Date(local).toISOString().slice(0, 19).replace('T', ' ')
const problems = (change: Partial<LeaveDraft>, known = prospect) => draftProblems({ ...draft, ...change }, known)

describe('a request for leave', () => {
  it("[VALID-11, VALID-12, CONST-05 in part] is validated field by field, with the lifecycle's rules", () => {
    expect(problems({})).toEqual({})
    expect(problems({ classID: '', start: '', end: '', reason: ' ' })).toEqual({
      classID: 'leave.classMissing',
      start: 'leave.startMissing',
      end: 'leave.endMissing',
      reason: 'leave.reasonMissing',
    })
    expect(problems({ end: draft.start, reason: 'x'.repeat(101) })).toEqual({
      end: 'leave.startEqualsEnd',
      reason: 'leave.reasonTooLong',
    })
    expect(problems({ end: '2026-03-10T07:59', classID: 'another' })).toEqual({
      end: 'leave.endBeforeStart',
      classID: 'leave.notMember',
    })
    expect(problems({ reason: 'x'.repeat(100) })).toEqual({})
  })

  it('[VALID-11] counts user-perceived characters', () => {
    expect(lengthOf('请假😀')).toBe(3)
    expect(problems({ reason: '😀'.repeat(100) })).toEqual({})
    expect(problems({ reason: 'កា'.repeat(95) })).toEqual({})
    expect(problems({ reason: 'កា'.repeat(101) })).toEqual({ reason: 'leave.reasonTooLong' })
    expect(problems({ reason: '😀'.repeat(101) })).toEqual({ reason: 'leave.reasonTooLong' })
  })

  it('considers taken times, up to the minute, and classes without approvers', () => {
    const taken = [{ startTime: utc('2026-03-10T18:00'), endTime: utc('2026-03-11T08:00') }]
    expect(problems({}, { ...prospect, taken })).toEqual({})
    expect(problems({ end: '2026-03-10T18:01' }, { ...prospect, taken })).toEqual({ end: 'leave.overlaps' })
    const classes = prospect.classes.map((entry) => ({ ...entry, chain: [] }))
    expect(problems({}, { ...prospect, classes })).toEqual({ classID: 'leave.noApprover' })
  })
})

describe('the actions on a leave', () => {
  const shown = (leave: Leave) =>
    Object.fromEntries(offered(leave, leaveActions).map(({ action, because }) => [action, because]))
  const open = { approve: null, reject: null }
  const notOwner = { cancel: 'leave.notYours', revoke: 'leave.notYours' }
  const as = (leave: Leave, part: 'teamLeader' | 'headmaster') => ({
    ...leave,
    facts: { ...toDecide.facts, parts: [part] },
  })

  it('[LEAVE-04, ROLE-04] wait for a turn that lies ahead, and go with one that lies behind, or once it is decided; nobody decides on their own leave', () => {
    expect(shown(as(pending, 'teamLeader'))).toEqual({ ...open, ...notOwner })
    expect(shown(as(pending, 'headmaster'))).toEqual({
      approve: 'leave.notYourTurn',
      reject: 'leave.notYourTurn',
      ...notOwner,
    })
    expect(shown(as({ ...approved, value: 'rejected', status: 'rejected' }, 'headmaster'))).toEqual({})
    expect(shown(as(agreed, 'teamLeader'))).toEqual(notOwner)
    expect(shown(as(agreed, 'headmaster'))).toEqual({ ...open, ...notOwner })
  })

  it('[LEAVE-07, LEAVE-08] are those that its learner has left', () => {
    expect(shown(pending)).toEqual({ cancel: null, revoke: 'leave.notApproved' })
    expect(shown(approved)).toEqual({ revoke: null })
    const begun = { ...approved, facts: { ...approved.facts, now: Date.parse('2026-03-03T09:00:00Z') } }
    expect(shown(begun)).toEqual({})
    expect(shown(cancelled)).toEqual({})
  })
})

describe('the journey of a leave', () => {
  beforeAll(async () => {
    await loadTexts('en_US')
    await loadAreas(['centre', 'leave'])
  })
  const told = (leave: Leave) =>
    leaveJourney(leave).map(({ title, state, who, words, isAside }) =>
      [isAside === true ? 'aside' : state, title, who, words].filter(Boolean).join(' | '),
    )
  const logged = (state: string, event: LeaveLogEntry['event'], originalName: string, words = ''): LeaveLogEntry => ({
    state,
    event,
    who: { userId: originalName, originalName },
    at: '2026-03-02 09:00:00',
    words,
  })
  const asked = logged('draft', 'request', 'Lin', 'A fever.')
  const agreed = [
    logged('pending.teamLeader', 'approve', 'Amélie', 'Get well.'),
    logged('pending.headmaster', 'approve', 'Hương'),
  ]

  it('[LEAVE-04, LEAVE-05] skips the approvers that the class does without', () => {
    expect(passedOver(pending)).toEqual(['pending.disciplineCommittee', 'pending.schoolLeader'])
    expect(told({ ...pending, log: [asked] })).toEqual([
      'done | Requested | Lin',
      'current | Team leader to decide',
      'aside | Rejected',
      'aside | Cancelled',
      'next | Class teacher decides',
      'next | Approved',
    ])
    expect(prospectJourney(['schoolLeader']).map(({ title }) => title)).toEqual([
      'Request',
      'School leader decides',
      'Approved',
    ])
  })

  it('[LEAVE-05, LEAVE-06, LEAVE-08] ends with who ended it, and why', () => {
    const done = [
      'done | Requested | Lin',
      'done | Team leader agreed | Amélie | Get well.',
      'done | Class teacher agreed | Hương',
    ]
    expect(told({ ...approved, log: [asked, ...agreed] })).toEqual([...done, 'current | Approved', 'aside | Cancelled'])
    const begun = {
      ...approved,
      log: [asked, ...agreed],
      facts: { ...approved.facts, now: Date.parse('2026-03-05T00:00:00Z') },
    }
    expect(told(begun)).toEqual([...done, 'ended | Approved'])
    const revoked: Leave = { ...cancelled, log: [asked, ...agreed, logged('approved', 'revoke', 'Lin', 'Postponed.')] }
    expect(told(revoked)).toEqual([...done, 'done | Approved', 'ended | Revoked | Lin | Postponed.'])
    const rejected: Leave = {
      ...cancelled,
      status: 'rejected',
      value: 'rejected',
      log: [asked, logged('pending.teamLeader', 'reject', 'Amélie', 'Exam.')],
    }
    expect(told(rejected)).toEqual(['done | Requested | Lin', 'ended | Team leader rejected it | Amélie | Exam.'])
    const taken: Leave = { ...cancelled, log: [asked, logged('pending.teamLeader', 'cancel', 'Lin', 'Well.')] }
    expect(told(taken)).toEqual(['done | Requested | Lin', 'ended | Cancelled | Lin | Well.'])
  })

  it('[LEAVE-06] is followed by what happens next, for every status', () => {
    const plain = (leave: Leave) => nextWords(leave).replaceAll(/[\u2068\u2069]/g, '')
    expect(plain(pending)).toBe('Waiting for a decision by: Team leader. After that: Class teacher.')
    expect(plain(toDecide)).toBe('It is your turn to decide.')
    expect(plain(approved)).toMatch(/can be revoked until it begins/)
    expect(plain(cancelled)).toMatch(/cancelled.*ask for leave again/)
  })
})

describe('the personal centre', () => {
  it('[ROLE-04] leads to the audit for each of the four approvers, and for nobody else', () => {
    const names = (...roles: string[]) => centreOf(declared, roles).map(({ name }) => name)
    for (const approver of leaveApprovers) {
      expect(names('learner', approver)).toContain('leave-audit')
      expect(isFor(declared, 'leave-audit', [approver])).toBe(true)
    }
    expect(names('learner', 'teacher', 'admin')).not.toContain('leave-audit')
    expect(isFor(declared, 'leave-audit', ['learner', 'teacher', 'admin'])).toBe(false)
  })
})

it('[LEAVE-07] leaves it to the learner alone to cancel a leave', () => {
  const { edges } = chartModel(leaveLifecycle, 'leave', '', leaveModel.senders)
  const cancelling = edges.filter(({ kind, trigger }) => kind === 'event' && trigger === 'cancel')
  expect(cancelling.length).toBeGreaterThan(0)
  expect([...new Set(cancelling.flatMap(({ senders }) => senders))]).toEqual(['learner'])
})

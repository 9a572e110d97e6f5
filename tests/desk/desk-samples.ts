import type { DeskItem } from '#api/desk/desk.contract.ts'

const item = (id: string, more: Partial<DeskItem> = {}): DeskItem => ({
  lifecycle: 'leave',
  id,
  name: 'Leave',
  revision: 1,
  who: { userId: `learner-${id}`, originalName: `Learner ${id}` },
  subject: { id: 'flood', name: 'Flood Forecasting' },
  since: '2026-03-01 08:00:00',
  dueTime: '2026-03-03 08:00:00',
  asOf: '2026-03-02 08:00:00',
  facts: [{ label: 'Type', value: { kind: 'text', text: 'Sick leave' } }],
  decisions: [
    { decision: 'approve', word: 'Approve', closed: null, reason: { isRequired: false, limit: 100 } },
    { decision: 'reject', word: 'Reject', closed: null, reason: { isRequired: true, limit: 100 } },
  ],
  full: { entry: 'portal', address: '/dxClass/leave-audit' },
  ...more,
})

export const first = item('1')
export const second = item('2')
/** Of another lifecycle: the class is full, so it can only be declined, by a shorter reason. */
export const full = item('3', {
  lifecycle: 'registration',
  decisions: [
    {
      decision: 'approve',
      word: 'Approve',
      closed: { reason: 'registration.full', message: 'The class is full.' },
      reason: null,
    },
    { decision: 'reject', word: 'Decline', closed: null, reason: { isRequired: true, limit: 50 } },
  ],
})

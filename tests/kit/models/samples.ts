import type { CurrentUser } from '#api/session/user.contract.ts'

/** Somebody who has signed in, as the server tells it. */
export const aUser: CurrentUser = {
  userId: '7',
  name: 'Amina',
  originalName: 'Amina Diallo',
  bindPhone: '***89',
  email: 'a***@example.org',
  headImg: null,
  account: { userName: 'amina' },
  roles: ['learner'],
}

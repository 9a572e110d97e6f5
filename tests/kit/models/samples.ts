import type { CurrentUser } from '#api/session/user.contract.ts'

/** A signed-in user, as returned by the server. */
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

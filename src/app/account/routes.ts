import { part } from '#app/kit/part.ts'

export const account = part(
  {
    name: 'retrieve',
    path: '/retrieve',
    isPublic: true,
    hasHeader: false,
    takes: ['link'],
    findable: ['retrieve'],
    isForVisitors: true,
  },
  // Not findable: resetPasswords and resetPhone are found instead and redirect here if needed.
  { name: 'emailReset', path: '/emailReset', hasHeader: false },
  { name: 'bindPhone', path: '/bindPhone', hasHeader: false },
  { name: 'resetPasswords', path: '/resetPasswords', hasHeader: false, findable: ['resetPasswords'] },
  { name: 'resetPhone', path: '/resetPhone', hasHeader: false, findable: ['resetPhone'] },
  { name: 'resetEmail', path: '/resetEmail', hasHeader: false, findable: ['resetEmail'] },
  {
    name: 'passkeys',
    path: '/usercenter/passkeys',
    takes: ['linked', 'refused'],
    findable: ['passkeys'],
    centre: { place: 160 },
  },
)

import { part } from '#app/kit/part.ts'

export const session = part(
  {
    name: 'login',
    path: '/',
    isPublic: true,
    hasHeader: false,
    takes: ['refused'],
    findable: ['login'],
    isForVisitors: true,
  },
  { name: 'validPhone', path: '/validPhone', hasHeader: false },
)

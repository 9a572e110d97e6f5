import { part } from '#app/kit/part.ts'

export const study = part(
  { name: 'play', path: '/play', hasHeader: false, background: 'dark', takes: ['courseID', 'coursewareID', 'at'] },
  { name: 'playView', path: '/playView', takes: ['coursewareID'] },
)

import { part } from '#app/kit/part.ts'

export const speed = part({
  name: 'speedTest',
  path: '/speedTest',
  isPublic: true,
  hasHeader: false,
  findable: ['speedTest'],
})

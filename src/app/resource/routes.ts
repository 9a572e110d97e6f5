import { part } from '#app/kit/part.ts'

export const resource = part({
  name: 'resources',
  path: '/resources',
  takes: ['type', 'keyword', 'sort', 'size'],
  findable: ['resources'],
})

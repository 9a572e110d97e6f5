import { part } from '#app/kit/part.ts'

export const agenda = part({
  name: 'class-agenda',
  path: '/class/class-agenda',
  takes: ['view', 'date', 'kind'],
  findable: ['class-agenda'],
})

import { part } from '#app/kit/part.ts'

export const note = part({
  name: 'mynotes',
  path: '/usercenter/mynotes',
  takes: ['keyword', 'size'],
  findable: ['mynotes'],
  centre: { place: 80 },
})

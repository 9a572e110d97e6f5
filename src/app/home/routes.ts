import { part } from '#app/kit/part.ts'

export const home = part({
  name: 'index',
  path: '/index',
  isPublic: true,
  hasHeader: false,
  findable: ['index'],
  menu: { place: 10, text: 'homeEntry' },
})

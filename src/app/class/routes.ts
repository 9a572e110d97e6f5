import { part } from '#app/kit/part.ts'

export const classes = part(
  {
    name: 'class-list',
    path: '/class/class-list',
    isFirstChild: true,
    takes: ['type'],
    findable: ['class-list'],
    menu: {
      place: 40,
      term: 'classes',
      below: [
        { term: 'currentClass', to: 'class-detail' },
        { term: 'classHistory', to: 'class-list', query: { type: 'history' } }, // Gap GAP-14.
      ],
    },
  },
  { name: 'class-detail', path: '/class/class-detail', takes: ['classID', 'type'] },
)

import { part } from '#app/kit/part.ts'

export const classes = part(
  {
    name: 'class-list',
    path: '/class/class-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
    findable: ['class-list'],
    menu: {
      place: 40,
      term: 'classes',
      below: [
        { term: 'currentClass', to: 'class-detail' },
        { term: 'classHistory', to: 'class-list', query: { type: 'history' } }, // Gap GAP-14.
        { text: 'agenda', to: 'class-agenda' },
      ],
    },
  },
  { name: 'class-detail', path: '/class/class-detail', takes: ['classID', 'type', 'tab'] },
  { name: 'class-maillist', path: '/class/class-maillist', takes: ['classID', 'group'] },
  // [ROUTE-71] Party school; names carry dx-, paths do not (gap GAP-18).
  {
    name: 'dx-class-list',
    path: '/dxClass/class-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
    findable: ['dx-class-list'],
  },
  { name: 'dx-class-detail', path: '/dxClass/class-detail', takes: ['classID', 'type', 'tab'] },
  { name: 'dx-class-maillist', path: '/dxClass/class-maillist', takes: ['classID', 'group'] },
  // [ROUTE-85]
  {
    name: 'onLine-list',
    path: '/onLine/onLine-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
    findable: ['onLine-list'],
  },
  { name: 'onLine-detail', path: '/onLine/onLine-detail', takes: ['classID', 'type', 'tab'] },
  // The course catalogue has the name `course-detail`, and names are unique.
  { name: 'onLine-course-detail', path: '/onLine/course-detail', takes: ['classID', 'courseID', 'tab'] },
  { name: 'myclass', path: '/usercenter/myclass', takes: ['type'], findable: ['myclass'], centre: { place: 20 } },
  {
    name: 'myonlineclass',
    path: '/usercenter/myonlineclass',
    takes: ['type'],
    findable: ['myonlineclass'],
    centre: { place: 30 },
  },
)

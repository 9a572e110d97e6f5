import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const classAddresses = {
  'class-list': {
    path: '/class/class-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
  },
  'class-detail': { path: '/class/class-detail', takes: ['classID', 'type', 'tab'] },
  'class-maillist': { path: '/class/class-maillist', takes: ['classID', 'group'] },
  'class-assessment': { path: '/class/class-assessment', takes: ['classID'] },
  // [ROUTE-71] Party school; names carry dx-, paths do not (gap GAP-18).
  'dx-class-list': {
    path: '/dxClass/class-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
  },
  'dx-class-detail': { path: '/dxClass/class-detail', takes: ['classID', 'type', 'tab'] },
  'dx-class-maillist': { path: '/dxClass/class-maillist', takes: ['classID', 'group'] },
  'dx-class-assessment': { path: '/dxClass/class-assessment', takes: ['classID'] },
  // [ROUTE-85]
  'onLine-list': {
    path: '/onLine/onLine-list',
    isFirstChild: true,
    takes: ['type', 'window', 'year', 'place', 'keyword', 'size'],
  },
  'onLine-detail': { path: '/onLine/onLine-detail', takes: ['classID', 'type', 'tab'] },
  // The course catalogue has the name `course-detail`, and names are unique.
  'onLine-course-detail': { path: '/onLine/course-detail', takes: ['classID', 'courseID', 'tab'] },
  myclass: { path: '/usercenter/myclass', takes: ['type'] },
  myonlineclass: { path: '/usercenter/myonlineclass', takes: ['type'] },
} as const satisfies Addresses

export const classAddress = addressIn(classAddresses)

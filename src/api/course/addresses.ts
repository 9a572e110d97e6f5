import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const courseAddresses = {
  'course-list': {
    path: '/course/course-list',
    isFirstChild: true,
    takes: ['kind', 'category', 'year', 'teacher', 'keyword', 'sort', 'size'],
  },
  'course-detail': { path: '/course/course-detail', takes: ['courseID', 'tab'] },
  'course-topics': { path: '/course/course-topics', takes: ['topicID'] },
  mycourse: { path: '/usercenter/mycourse', isFirstChild: true, takes: ['state'] },
  myCollection: { path: '/usercenter/myCollection' },
} as const satisfies Addresses

export const courseAddress = addressIn(courseAddresses)

import { part } from '#app/kit/part.ts'

export const course = part(
  {
    name: 'course-list',
    path: '/course/course-list',
    isFirstChild: true,
    takes: ['kind', 'category', 'year', 'teacher', 'keyword', 'sort', 'size'],
    findable: ['course-list'],
    menu: { place: 30, text: 'courses' },
  },
  { name: 'course-detail', path: '/course/course-detail', takes: ['courseID', 'tab'] },
  { name: 'course-topics', path: '/course/course-topics', takes: ['topicID'], findable: ['course-topics'] },
  {
    name: 'mycourse',
    path: '/usercenter/mycourse',
    isFirstChild: true,
    takes: ['state'],
    findable: ['mycourse'],
    centre: { place: 10 },
    menu: { place: 50, text: 'personalCentre' },
  },
  { name: 'myCollection', path: '/usercenter/myCollection', findable: ['myCollection'], centre: { place: 90 } },
)

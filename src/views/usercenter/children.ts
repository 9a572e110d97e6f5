import { routes, type Route } from '#src/routes.ts'

/** [ROUTE-24] The screens of the personal centre, in the order of its navigation. */
const children: readonly string[] = [
  'mycourse',
  'myclass',
  'myonlineclass',
  'exam',
  'mymistakes',
  'questionnaire',
  'vote',
  'mynotes',
  'myCollection',
  'studyarchives',
  'certificate',
  'leave',
  'teacherGroom',
  'myMessage',
  'myuserinfo',
]

/** Those that have a route. */
export const personalRoutes: readonly Route[] = children.flatMap((child) =>
  routes.filter(({ path }) => path === `/usercenter/${child}`),
)

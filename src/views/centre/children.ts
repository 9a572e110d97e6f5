import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { routes, type Route } from '#app/routes.ts'

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
  'passkeys',
  'mysessions',
]

const own: readonly Route[] = children.flatMap((child) => routes.filter(({ path }) => path === `/usercenter/${child}`))
/** [ROUTE-81, ROLE-04] Work for others, which only those see who have it; it stands behind the learner's own leave. */
const audit = routes.filter(({ name }) => name === 'leave-audit')

/** [ROLE-04] */
export const decidesOnLeave = (roles: readonly string[]): boolean =>
  leaveApprovers.some((approver) => roles.includes(approver))

/** The screens that have a route, for somebody with these roles. */
export function personalRoutes(roles: readonly string[]): readonly Route[] {
  if (!decidesOnLeave(roles)) return own
  return own.flatMap((route) => (route.name === 'leave' ? [route, ...audit] : [route]))
}

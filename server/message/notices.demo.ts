import type { DemoCourseName } from '#server/course/courses.demo.ts'

interface DemoNoticeState {
  /** An account. */
  readonly to: string
  readonly hoursAgo: number
  readonly isRead: boolean
}
export interface DemoClassNotice extends DemoNoticeState {
  readonly code: 'class.begins' | 'class.ended'
  /** Of a class by its name. */
  readonly of: string
}
export interface DemoCourseNotice extends DemoNoticeState {
  readonly code: 'course.published'
  readonly of: DemoCourseName
}

const DAY = 24

/** System notices of the demo accounts, besides those of their leaves. */
export const demoNotices: readonly (DemoClassNotice | DemoCourseNotice)[] = [
  { to: 'learner', code: 'class.begins', of: 'field-measurement', hoursAgo: 2, isRead: false },
  { to: 'learner', code: 'course.published', of: 'remote-sensing', hoursAgo: 3 * DAY, isRead: false },
  { to: 'learner', code: 'course.published', of: 'fish-passage', hoursAgo: 9 * DAY, isRead: true },
  { to: 'learner', code: 'class.begins', of: 'flood', hoursAgo: 11 * DAY, isRead: true },
  { to: 'learner', code: 'class.ended', of: 'dam-safety', hoursAgo: 60 * DAY, isRead: true },
  { to: 'leader', code: 'course.published', of: 'remote-sensing', hoursAgo: 3 * DAY, isRead: false },
  { to: 'leader', code: 'class.begins', of: 'flood', hoursAgo: 11 * DAY, isRead: true },
  { to: 'committee', code: 'class.begins', of: 'leadership', hoursAgo: 5 * DAY, isRead: true },
  { to: 'committee', code: 'course.published', of: 'remote-sensing', hoursAgo: 3 * DAY, isRead: false },
  { to: 'headmaster', code: 'class.begins', of: 'field-measurement', hoursAgo: 2, isRead: false },
  { to: 'headmaster', code: 'class.ended', of: 'dam-safety', hoursAgo: 60 * DAY, isRead: true },
  { to: 'school', code: 'class.begins', of: 'leadership', hoursAgo: 5 * DAY, isRead: true },
  { to: 'weak', code: 'class.begins', of: 'field-measurement', hoursAgo: 2, isRead: false },
]

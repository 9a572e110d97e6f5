import { courseAddress } from '#api/course/addresses.ts'
import { addressOfClass } from '#api/class/kind-addresses.ts'
import type { NoticeTable } from './tables.ts'
import type { NoticeParams } from './put-notice.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoNotices } from './notices.demo.ts'

const HOUR_MS = 60 * 60_000

interface Span {
  readonly id: string
  readonly starts_at: number
  readonly ends_at: number
  readonly kind: 'face' | 'online' | 'party'
}

/** The rows of the demo organisation's system notices. @param spans when its classes begin and end */
export function noticeRows(now: Date, spans: readonly Span[]): NoticeTable[] {
  const classes = new Map(spans.map((span) => [span.id, span]))
  const minute = Math.floor(now.getTime() / 60_000) * 60_000

  return demoNotices.map(({ to, code, of, hoursAgo, isRead }) => {
    const matter = code === 'course.published' ? ofCourse(demoId('course', of)) : ofClass(demoId('class', of))
    const created_at = minute - hoursAgo * HOUR_MS
    return {
      user_id: userId(to),
      id: demoId('notice', `${to} ${code} ${of}`),
      code,
      params: JSON.stringify(matter.params),
      link: matter.link,
      created_at,
      read_at: isRead ? created_at + HOUR_MS : null,
    }
  })

  function ofClass(classId: string): Matter {
    const { starts_at = 0, ends_at = 0, kind = 'face' } = classes.get(classId) ?? {}
    return {
      params: { className: { classId }, from: { at: starts_at }, to: { at: ends_at } },
      link: addressOfClass(kind, classId),
    }
  }
}

interface Matter {
  readonly params: NoticeParams
  readonly link: string
}

const ofCourse = (courseId: string): Matter => ({
  params: { courseName: { courseId } },
  link: courseAddress('course-detail', { courseID: courseId }),
})

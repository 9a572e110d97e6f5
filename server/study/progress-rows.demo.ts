import { progressOf } from '#machines/study/course-progress.lifecycle.ts'
import type { CourseDemands, CourseProgressEvent, LectureShare } from '#machines/study/course-progress.lifecycle.ts'
import { progressKind } from './progress-kind.ts'
import { demoExams } from '#server/course/courses.demo.ts'
import type { DemoCourseName } from '#server/course/courses.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import type { DemoLearning } from '#server/course/learning.demo.ts'
import { durationOf } from '#server/course/lecture-times.demo.ts'
import { demoLectures } from '#server/demo/lectures.ts'
import { pastRecord } from '#server/demo/past-record.ts'

export const coursewareId = (name: string): string => demoId('courseware', name)

/** The completion requirements of an academy course. */
export const demandsOf = (course: DemoCourseName): CourseDemands => ({
  lectures: Object.entries(demoLectures).flatMap(([name, lecture]) =>
    lecture.course === course && lecture.kind === 'video' ? [coursewareId(name)] : [],
  ),
  minutes: 0,
  hasExam: course in demoExams,
})

/** The demo organisation's progress in its courses: records with their logs. */
export function progressRows(learning: readonly DemoLearning[]) {
  const past = learning.map((learned) => {
    const { account, course, progress, startedAt, lastLearnedAt, studiedSeconds } = learned
    const demands = demandsOf(course)
    const studied = studiedOf(demands, progress)
    const begin: CourseProgressEvent = { type: 'begin', facts: { isPublished: true, demands } }
    const study: CourseProgressEvent = { type: 'study', seconds: studiedSeconds, facts: { demands, studied } }
    const grade: CourseProgressEvent = { type: 'grade', passed: learned.hasPassed, facts: { hasAttemptsLeft: false } }
    const isOver = progress === 100
    const events = [
      { event: begin, at: startedAt },
      { event: study, at: lastLearnedAt },
      ...(isOver && demands.hasExam ? [{ event: grade, at: lastLearnedAt }] : []),
    ]
    const { record, log, snapshot } = pastRecord(progressKind, {
      id: demoId('progress', `${account} ${course}`),
      owned: { user_id: userId(account), course_id: demoId('course', course), last_learned_at: lastLearnedAt },
      by: userId(account),
      events,
    })
    const completed_at = snapshot.hasTag('completed') ? lastLearnedAt : null
    const counted = { progress: progressOf(snapshot), studied_seconds: studiedSeconds, completed_at }
    return { record: { ...record, ...counted }, log, studied, learned }
  })
  return {
    progress: past.map(({ record }) => record),
    log: past.flatMap(({ log }) => log),
    lectures: past.flatMap(({ studied, learned }) => lecturesOf(studied, learned)),
  }
}

/** Marks lectures as studied in order, as far as the progress allows; an exam weighs as much as a lecture. */
function studiedOf({ lectures, hasExam }: CourseDemands, progress: number): readonly LectureShare[] {
  const all = lectures.length + (hasExam ? 1 : 0)
  const done = progress === 100 ? lectures.length : Math.min((progress / 100) * all, lectures.length - 0.1)
  return lectures.flatMap((lecture, i) => {
    const share = Math.round(Math.min(1, Math.max(0, done - i)) * 100) / 100
    return share === 0 ? [] : [{ lecture, share }]
  })
}

/** The progress per lecture. */
function lecturesOf(studied: readonly LectureShare[], { account, studiedSeconds, lastLearnedAt }: DemoLearning) {
  return studied.map(({ lecture, share }) => {
    const seconds = Math.floor(studiedSeconds / studied.length)
    const reached = Math.round(share * (durations.get(lecture) ?? 0))
    return {
      user_id: userId(account),
      courseware_id: lecture,
      seconds,
      reached_seconds: reached,
      position_seconds: share === 1 ? 0 : reached,
      updated_at: lastLearnedAt,
    }
  })
}

const durations = new Map(Object.keys(demoLectures).map((name) => [coursewareId(name), durationOf(name)]))

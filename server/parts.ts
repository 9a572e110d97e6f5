import * as accountCalls from '#api/account/account.contract.ts'
import * as oidcCalls from '#api/account/oidc.contract.ts'
import * as passkeyCalls from '#api/account/passkey.contract.ts'
import * as passwordLinkCalls from '#api/account/password-link.contract.ts'
import * as agendaCalls from '#api/agenda/agenda.contract.ts'
import * as calendarFeedCalls from '#api/agenda/calendar-feed.contract.ts'
import * as classCalls from '#api/class/class.contract.ts'
import * as currentClassesCalls from '#api/class/current-classes.contract.ts'
import * as todayCalls from '#api/class/today.contract.ts'
import * as memberImportCalls from '#api/class/member-import.contract.ts'
import * as contactCalls from '#api/class/contact.contract.ts'
import * as registrationCalls from '#api/class/registration.contract.ts'
import * as classGroupCalls from '#api/class/class-groups.contract.ts'
import * as managedClassCalls from '#api/class/managed-class.contract.ts'
import * as commentCalls from '#api/course/comment.contract.ts'
import * as courseCalls from '#api/course/course.contract.ts'
import * as courseTopicCalls from '#api/course/course-topic.contract.ts'
import * as editorCalls from '#api/course/editors.contract.ts'
import * as evaluationCalls from '#api/course/evaluation.contract.ts'
import * as favouriteCalls from '#api/course/favourite.contract.ts'
import * as managedCourseCalls from '#api/course/managed-course.contract.ts'
import * as managedTopicCalls from '#api/course/managed-topic.contract.ts'
import * as deskCalls from '#api/desk/desk.contract.ts'
import * as dictionaryCalls from '#api/dictionary/dictionary.contract.ts'
import * as examCalls from '#api/exam/exam.contract.ts'
import * as managedExamCalls from '#api/exam/managed-exam.contract.ts'
import * as markingCalls from '#api/exam/marking.contract.ts'
import * as paperCalls from '#api/exam/paper.contract.ts'
import * as resultCalls from '#api/exam/result.contract.ts'
import * as fileCalls from '#api/file/file.contract.ts'
import * as uploadCalls from '#api/file/upload.contract.ts'
import * as leaveCalls from '#api/leave/leave.contract.ts'
import * as liveCalls from '#api/live/live.contract.ts'
import * as letterCalls from '#api/message/letter.contract.ts'
import * as noticeCalls from '#api/message/notice.contract.ts'
import * as managedNewsCalls from '#api/news/managed-news.contract.ts'
import * as newsCalls from '#api/news/news.contract.ts'
import * as noteCalls from '#api/note/note.contract.ts'
import * as outboxCalls from '#api/outbox/outbox.contract.ts'
import * as managedPersonCalls from '#api/person/managed-person.contract.ts'
import * as managedQuestionCalls from '#api/question/managed-question.contract.ts'
import * as profileCalls from '#api/profile/profile.contract.ts'
import * as managedResourceCalls from '#api/resource/managed-resource.contract.ts'
import * as resourceCalls from '#api/resource/resource.contract.ts'
import * as secondCheckCalls from '#api/session/second-check.contract.ts'
import * as userCalls from '#api/session/user.contract.ts'
import * as signalCalls from '#api/signal/signal.contract.ts'
import * as speedCalls from '#api/speed/speed.contract.ts'
import * as studyCalls from '#api/study/study.contract.ts'
import * as managedTimetableCalls from '#api/timetable/managed-timetable.contract.ts'
import * as timetableCalls from '#api/timetable/timetable.contract.ts'
import { accountRoutes } from '#server/account/account.routes.ts'
import { oidcRoutes } from '#server/account/oidc/oidc.routes.ts'
import { passkeyRoutes } from '#server/account/passkeys/passkey.routes.ts'
import { passwordLinkRoutes } from '#server/account/password-link.routes.ts'
import { codeRoutes } from '#server/account/retrieval/code.routes.ts'
import { retrievalRoutes } from '#server/account/retrieval/retrieval.routes.ts'
import { agendaRoutes } from '#server/agenda/agenda.routes.ts'
import { seedClasses } from '#server/class/class-seed.demo.ts'
import { classGroupRoutes } from '#server/class/class-groups.routes.ts'
import { memberImportRoutes } from '#server/roster/member-import.routes.ts'
import { classRoutes } from '#server/class/shown/class.routes.ts'
import { contactRoutes } from '#server/class/shown/contact.routes.ts'
import { registrationKind } from '#server/class/registration/kind.ts'
import { registrationRoutes } from '#server/class/registration/routes.ts'
import { registrationWaiting } from '#server/class/registration/waiting.ts'
import { classKind } from '#server/class/managed/class-kind.ts'
import { managedClassRoutes } from '#server/class/managed/managed-class.routes.ts'
import { commentRoutes } from '#server/course/comment.routes.ts'
import { courseTopicRoutes } from '#server/course/course-topic.routes.ts'
import { courseRoutes } from '#server/course/course.routes.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { managedCourseRoutes } from '#server/course/managed/managed-course.routes.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'
import { departments } from '#server/dictionary/departments.demo.ts'
import { deskRoutes } from '#server/desk/desk.routes.ts'
import { dictionaryRoutes } from '#server/dictionary/dictionary.routes.ts'
import { examKind } from '#server/exam/exam-kind.ts'
import { seedExams } from '#server/exam/exam-seed.demo.ts'
import { managedExamRoutes } from '#server/exam/managed-exam.routes.ts'
import { markingRoutes } from '#server/exam/marking/routes.ts'
import { learnerExamKind } from '#server/exam/paper/learner-exam-kind.ts'
import { paperRoutes } from '#server/exam/paper/routes.ts'
import { examRegistrationKind } from '#server/exam/registration/kind.ts'
import { examRegistrationRoutes } from '#server/exam/registration/routes.ts'
import { examRegistrationWaiting } from '#server/exam/registration/waiting.ts'
import { seedSittings } from '#server/exam/demo/sitting-seed.demo.ts'
import { examRoutes } from '#server/exam/shown/exam.routes.ts'
import { fileRoutes } from '#server/file/file.routes.ts'
import { homeRoutes } from '#server/home/home.routes.ts'
import { classOfficeRoutes } from '#server/leave/class-office.routes.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { seedLeaves } from '#server/leave/leave-seed.demo.ts'
import { leaveTypes } from '#server/leave/leave-types.demo.ts'
import { leaveRoutes } from '#server/leave/leave.routes.ts'
import { leaveWaiting } from '#server/leave/waiting.ts'
import { seedBroadcasts } from '#server/live/broadcasts.demo.ts'
import { liveRoutes } from '#server/live/live.routes.ts'
import { letterRoutes } from '#server/message/letter.routes.ts'
import { noticeRoutes } from '#server/message/notice.routes.ts'
import { informationKind } from '#server/news/kind.ts'
import { managedNewsRoutes } from '#server/news/managed-news.routes.ts'
import { newsRoutes } from '#server/news/news.routes.ts'
import { noteRoutes } from '#server/note/note.routes.ts'
import { outboxRoutes } from '#server/outbox/outbox.routes.ts'
import { peopleImportRoutes } from '#server/person/import/people-import.routes.ts'
import { accountKind } from '#server/person/kind.ts'
import { managedPersonRoutes } from '#server/person/managed-person.routes.ts'
import { profileRoutes } from '#server/profile/profile.routes.ts'
import { managedQuestionRoutes } from '#server/question/managed-question.routes.ts'
import { questionKind } from '#server/question/question-kind.ts'
import { seedQuestions } from '#server/question/question-seed.demo.ts'
import { managedResourceRoutes } from '#server/resource/managed-resource.routes.ts'
import { resourceRoutes } from '#server/resource/resource.routes.ts'
import { sessionRoutes } from '#server/session/session.routes.ts'
import { userRoutes } from '#server/session/user.routes.ts'
import { signalRoutes } from '#server/signal/signal.routes.ts'
import { speedRoutes } from '#server/speed/speed.routes.ts'
import { flowKind } from '#server/study/flow-kind.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { studyRoutes } from '#server/study/study.routes.ts'
import { attendanceKind } from '#server/timetable/attendance-kind.ts'
import { seedLessons } from '#server/timetable/lessons.demo.ts'
import { managedTimetableRoutes } from '#server/timetable/managed/managed-timetable.routes.ts'
import { timetableRoutes } from '#server/timetable/timetable.routes.ts'
import type { Call } from '#api/kit/call.ts'
import type { Part } from './part.ts'

/** The parts of the portal; demo data is filled in in this order. */
const parts: Readonly<Record<string, Part>> = {
  session: { calls: [userCalls, secondCheckCalls], routes: [sessionRoutes, userRoutes] },
  account: {
    calls: [accountCalls, oidcCalls, passkeyCalls, passwordLinkCalls],
    routes: [accountRoutes, passkeyRoutes, oidcRoutes, codeRoutes, retrievalRoutes, passwordLinkRoutes],
  },
  profile: { calls: [profileCalls], routes: [profileRoutes] },
  person: {
    calls: [managedPersonCalls],
    routes: [managedPersonRoutes, peopleImportRoutes],
    kinds: [accountKind],
    dictionaries: { department: departments },
  },
  dictionary: { calls: [dictionaryCalls], routes: [dictionaryRoutes] },
  home: { routes: [homeRoutes] },
  news: { calls: [newsCalls, managedNewsCalls], routes: [newsRoutes, managedNewsRoutes], kinds: [informationKind] },
  course: {
    calls: [
      courseCalls,
      courseTopicCalls,
      editorCalls,
      commentCalls,
      evaluationCalls,
      favouriteCalls,
      managedCourseCalls,
      managedTopicCalls,
    ],
    routes: [courseRoutes, courseTopicRoutes, commentRoutes, managedCourseRoutes],
    kinds: [courseKind, topicKind],
  },
  study: { calls: [studyCalls], routes: [studyRoutes], kinds: [flowKind, progressKind] },
  resource: { calls: [resourceCalls, managedResourceCalls], routes: [resourceRoutes, managedResourceRoutes] },
  question: {
    calls: [managedQuestionCalls],
    routes: [managedQuestionRoutes],
    kinds: [questionKind],
    seed: seedQuestions,
  },
  note: { calls: [noteCalls], routes: [noteRoutes] },
  class: {
    calls: [
      currentClassesCalls,
      todayCalls,
      classCalls,
      contactCalls,
      registrationCalls,
      managedClassCalls,
      classGroupCalls,
      memberImportCalls,
    ],
    routes: [classRoutes, contactRoutes, registrationRoutes, managedClassRoutes, classGroupRoutes, memberImportRoutes],
    kinds: [classKind, registrationKind],
    waiting: [registrationWaiting],
    seed: seedClasses,
  },
  exam: {
    calls: [examCalls, paperCalls, resultCalls, markingCalls, managedExamCalls],
    routes: [examRoutes, examRegistrationRoutes, paperRoutes, markingRoutes, managedExamRoutes],
    kinds: [examKind, examRegistrationKind, learnerExamKind],
    waiting: [examRegistrationWaiting],
    seed: async (trx, now) => {
      await seedExams(trx, now)
      await seedSittings(trx, now)
    },
  },
  timetable: {
    calls: [timetableCalls, managedTimetableCalls],
    routes: [timetableRoutes, managedTimetableRoutes],
    kinds: [attendanceKind],
    seed: seedLessons,
  },
  agenda: { calls: [agendaCalls, calendarFeedCalls], routes: [agendaRoutes] },
  live: { calls: [liveCalls], routes: [liveRoutes], seed: seedBroadcasts },
  leave: {
    calls: [leaveCalls],
    routes: [leaveRoutes, classOfficeRoutes],
    kinds: [leaveKind],
    waiting: [leaveWaiting],
    dictionaries: { leaveType: leaveTypes },
    seed: seedLeaves,
  },
  desk: { calls: [deskCalls], routes: [deskRoutes] },
  message: { calls: [noticeCalls, letterCalls], routes: [noticeRoutes, letterRoutes] },
  file: { calls: [fileCalls, uploadCalls], routes: [fileRoutes] },
  outbox: { calls: [outboxCalls], routes: [outboxRoutes] },
  signal: { calls: [signalCalls], routes: [signalRoutes] },
  speed: { calls: [speedCalls], routes: [speedRoutes] },
}

export const allParts: readonly Part[] = Object.values(parts)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'payload' in value

/** Every declared call by name, for /api-docs and for tests over all contracts. */
export const declaredCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  allParts
    .flatMap(({ calls = [] }) => calls.flatMap((declared) => Object.entries(declared)))
    .filter((entry): entry is [string, Call] => isCall(entry[1])),
)

/** Every lifecycle whose records are stored. */
export const recordKinds = allParts.flatMap(({ kinds = [] }) => kinds)

import type { PortalUnderTest } from './portal-under-test.ts'

export interface Address {
  readonly address: string
  /** The user; null: a visitor. */
  readonly who: 'learner' | null
}

const visitor = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, who: null }))
const learner = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, who: 'learner' }))

/** Every page of the portal at least once, with existing data, and the not-found page. */
export async function everyAddress({ db }: Pick<PortalUnderTest, 'db'>): Promise<readonly Address[]> {
  const course = await db.selectFrom('course').select('id').orderBy('id').executeTakeFirstOrThrow()
  const lecture = await db
    .selectFrom('courseware')
    .select(['id', 'course_id'])
    .where('hd_file_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const topic = await db.selectFrom('course_topic').select('id').orderBy('position').executeTakeFirstOrThrow()
  const news = await db
    .selectFrom('information')
    .select('id')
    .where('category_code', '=', 'news')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  /** A class of the learner, of this kind. */
  const classOf = (kind: 'face' | 'online') =>
    db
      .selectFrom('class_member')
      .innerJoin('user', 'user.id', 'class_member.user_id')
      .innerJoin('class', 'class.id', 'class_member.class_id')
      .select('class.id')
      .where('account_name', '=', 'learner')
      .where('class.kind', '=', kind)
      .orderBy('class.id')
      .executeTakeFirstOrThrow()
  const [face, online] = [await classOf('face'), await classOf('online')]
  /** One that the learner may register for, and is no member of: its contact list is closed. */
  const party = await db
    .selectFrom('class')
    .select('id')
    .where('kind', '=', 'party')
    .where('audience', '=', 'all')
    .where('state', '=', 'announced')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const studied = await db
    .selectFrom('class_course')
    .innerJoin('class', 'class.id', 'class_course.class_id')
    .innerJoin('class_member', 'class_member.class_id', 'class.id')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .select(['class.id', 'course_id'])
    .where('account_name', '=', 'learner')
    .where('class.kind', '=', 'online')
    .orderBy('class.id')
    .orderBy('course_id')
    .executeTakeFirstOrThrow()
  const lesson = await db
    .selectFrom('lesson')
    .innerJoin('class_member', 'class_member.class_id', 'lesson.class_id')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .select('lesson.id')
    .where('account_name', '=', 'learner')
    .orderBy('lesson.id')
    .executeTakeFirstOrThrow()
  const leave = await db
    .selectFrom('leave')
    .innerJoin('user', 'user.id', 'leave.learner_id')
    .select('leave.id')
    .where('account_name', '=', 'learner')
    .orderBy('leave.id')
    .executeTakeFirstOrThrow()
  /** One that is for everybody. */
  const exam = await db
    .selectFrom('exam')
    .select('id')
    .where('state', '=', 'published')
    .where('course_id', 'is', null)
    .where('class_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const paper = await db
    .selectFrom('exam_paper')
    .innerJoin('user', 'user.id', 'exam_paper.learner_id')
    .select('exam_paper.id')
    .where('account_name', '=', 'learner')
    .orderBy('exam_paper.attempt', 'desc')
    .executeTakeFirstOrThrow()
  /** One that asks everybody, and is open. */
  const asked = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('state', '=', 'published')
    .where('audience', '=', 'all')
    .where('kind', '=', 'questionnaire')
    .orderBy('opens_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  /** Whoever it asks sees what was answered. */
  const shown = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('state', '=', 'published')
    .where('audience', '=', 'all')
    .where('shows_results', '=', 'always')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  /** Of a class of the learner’s, who has evaluated it. */
  const evaluated = await db
    .selectFrom('questionnaire_response')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_response.questionnaire_id')
    .innerJoin('user', 'user.id', 'questionnaire_response.learner_id')
    .select('questionnaire.id')
    .where('questionnaire.kind', '=', 'evaluation')
    .where('account_name', '=', 'learner')
    .orderBy('questionnaire.id')
    .executeTakeFirstOrThrow()
  /** One that the learner has been given back. */
  const homework = await db
    .selectFrom('homework')
    .innerJoin('user', 'user.id', 'homework.learner_id')
    .select('homework.task_id')
    .where('account_name', '=', 'learner')
    .orderBy('homework.state', 'desc')
    .orderBy('homework.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const live = await db.selectFrom('broadcast').select('id').orderBy('starts_at', 'desc').executeTakeFirstOrThrow()
  const notice = await db
    .selectFrom('notice')
    .innerJoin('user', 'user.id', 'notice.user_id')
    .select('notice.id')
    .where('account_name', '=', 'learner')
    .orderBy('notice.id')
    .executeTakeFirstOrThrow()
  const dialogue = await db
    .selectFrom('dialogue_member')
    .innerJoin('user', 'user.id', 'dialogue_member.user_id')
    .select('dialogue_id')
    .where('account_name', '=', 'learner')
    .orderBy('dialogue_id')
    .executeTakeFirstOrThrow()
  return [
    ...visitor(
      '/',
      '/index',
      '/retrieve',
      '/applicationSecret',
      '/techAuth',
      '/appDownload',
      '/websitedownload',
      '/appPolymer',
    ),
    ...visitor('/speedTest', '/livePlay', `/livePlay?id=${live.id}`),
    ...learner(
      '/index',
      '/emailReset',
      '/dynamicList',
      '/dynamicList?help=help_center',
      `/dynamicDetail?informationID=${news.id}`,
    ),
    ...learner(
      '/course/course-list',
      `/course/course-detail?courseID=${course.id}`,
      '/course/course-topics',
      `/course/course-topics?topicID=${topic.id}`,
      '/class/class-list',
    ),
    ...learner(`/play?courseID=${lecture.course_id}`, `/playView?coursewareID=${lecture.id}`),
    ...learner('/resources', '/usercenter/mycourse', '/usercenter/mynotes', '/usercenter/myCollection', '/nothing'),
    ...learner(
      `/class/class-detail?classID=${face.id}`,
      `/class/class-maillist?classID=${face.id}`,
      `/class/class-assessment?classID=${face.id}`,
      '/class/class-agenda',
      `/lesson?lessonID=${lesson.id}`,
      '/dxClass/class-list',
      `/dxClass/class-detail?classID=${party.id}`,
      `/dxClass/class-maillist?classID=${party.id}`,
      `/dxClass/class-assessment?classID=${party.id}`,
      '/onLine/onLine-list',
      `/onLine/onLine-detail?classID=${online.id}`,
      `/onLine/course-detail?classID=${studied.id}&courseID=${studied.course_id}`,
      '/usercenter/myclass',
      '/usercenter/myonlineclass',
    ),
    ...learner('/examlist', `/examlist?examID=${exam.id}`, '/usercenter/exam'),
    ...learner(`/paper?paperID=${paper.id}`, `/paperresult?paperID=${paper.id}`),
    ...learner('/usercenter/questionnaire', '/usercenter/vote', `/questionnairepaper?questionnaireID=${asked.id}`),
    ...learner(`/qusetionnaireresult?questionnaireID=${shown.id}`),
    ...learner(`/classAssessment?questionnaireID=${evaluated.id}`),
    ...learner(`/assessmentResultSuccess?questionnaireID=${evaluated.id}`),
    ...learner('/usercenter/homework', `/homework?taskID=${homework.task_id}`),
    ...learner('/usercenter/myMessage', '/usercenter/myMessage?tab=letters', '/notice-announcement/notice-list'),
    ...learner(`/notice-announcement/message-detail?dialogueId=${dialogue.dialogue_id}`),
    ...learner(`/notice-announcement/system-detail?mesNotifyId=${notice.id}`),
    ...learner('/usercenter/passkeys'),
    ...learner('/resetPasswords', '/resetPhone', '/bindPhone', '/resetEmail'),
    ...learner('/usercenter/myuserinfo', '/updateUserInfo', '/usercenter/mysessions'),
    ...learner(
      '/usercenter/leave',
      `/usercenter/leave?leaveID=${leave.id}`,
      '/usercenter/leave?view=request',
      '/dxClass/leave-audit',
    ),
  ]
}

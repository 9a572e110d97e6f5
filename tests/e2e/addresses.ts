import type { PortalUnderTest } from './portal-under-test.ts'

export interface Address {
  readonly address: string
  /** Who opens it; null is a visitor without a session. */
  readonly who: 'learner' | null
}

const visitor = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, who: null }))
const learner = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, who: 'learner' }))

/** Every page of the portal at least once, with things that are really there, and the page for what is not. */
export async function everyAddress({ db }: Pick<PortalUnderTest, 'db'>): Promise<readonly Address[]> {
  const course = await db.selectFrom('course').select('id').orderBy('id').executeTakeFirstOrThrow()
  const news = await db.selectFrom('information').select('id').where('category_code', '=', 'news').orderBy('id').executeTakeFirstOrThrow()
  const member = await db
    .selectFrom('class_member')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .select('class_id')
    .where('account_name', '=', 'learner')
    .orderBy('class_id')
    .executeTakeFirstOrThrow()
  const live = await db.selectFrom('broadcast').select('id').orderBy('starts_at', 'desc').executeTakeFirstOrThrow()
  return [
    ...visitor('/', '/index', '/retrieve', '/applicationSecret', '/techAuth', '/appDownload', '/websitedownload', '/appPolymer'),
    ...visitor('/speedTest', '/livePlay', `/livePlay?id=${live.id}`),
    ...learner('/index', '/emailReset', '/dynamicList', '/dynamicList?help=help_center', `/dynamicDetail?informationID=${news.id}`),
    ...learner('/course/course-list', `/course/course-detail?courseID=${course.id}`, '/class/class-list'),
    ...learner(`/class/class-detail?classID=${member.class_id}`, '/usercenter/mycourse', '/nothing'),
  ]
}

import { firstPages, page, type PageSource } from './page-source.ts'

export type { PageProps } from './page-source.ts'

const applicationSecret = page(() => import('#views/entry/application-secret.page.tsx'), {
  texts: ['entry'],
  flows: ['entry'],
})
const retrieval = page(() => import('#views/account/retrieval.page.tsx'), {
  texts: ['retrieval', 'code', 'password'],
  flows: ['retrieval'],
})

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, PageSource>> = {
  ...firstPages,
  retrieve: retrieval,
  emailReset: retrieval,
  resetPasswords: page(() => import('#views/account/reset-passwords.page.tsx'), {
    texts: ['password'],
    flows: ['changePassword'],
  }),
  resetPhone: page(() => import('#views/account/reset-phone.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  bindPhone: page(() => import('#views/account/bind-phone.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  resetEmail: page(() => import('#views/account/reset-email.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  validPhone: page(() => import('#views/session/valid-phone.page.tsx'), {
    texts: ['secondCheck', 'code'],
    flows: ['secondCheck'],
  }),
  dynamicList: page(() => import('#views/news/news-list.page.tsx'), { texts: ['news'], flows: ['news'] }),
  dynamicDetail: page(() => import('#views/news/news-detail.page.tsx'), { texts: ['news'], flows: ['news'] }),
  livePlay: page(() => import('#views/live/live-play.page.tsx'), { texts: ['live'], flows: ['live'] }),
  play: page(() => import('#views/study/play.page.tsx'), {
    texts: ['player', 'course', 'study', 'note'],
    flows: ['player', 'notes'],
  }),
  playView: page(() => import('#views/study/play-view.page.tsx'), { texts: ['player', 'course'], flows: ['player'] }),
  'course-list': page(() => import('#views/course/course-list.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-detail': page(() => import('#views/course/course-detail.page.tsx'), {
    texts: ['course', 'player', 'study'],
    flows: ['courses', 'study'],
  }),
  'course-topics': page(() => import('#views/course/course-topics.page.tsx'), {
    texts: ['course'],
    flows: ['courses'],
  }),
  resources: page(() => import('#views/resource/resources.page.tsx'), {
    texts: ['resource', 'course'],
    flows: ['resources'],
  }),
  'class-list': page(() => import('#views/class/class-list.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  'class-detail': page(() => import('#views/class/class-detail.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  mycourse: page(() => import('#views/course/mycourse.page.tsx'), {
    texts: ['usercenter', 'course', 'player', 'study'],
    flows: ['courses', 'study'],
  }),
  mynotes: page(() => import('#views/note/mynotes.page.tsx'), { texts: ['usercenter', 'note'], flows: ['notes'] }),
  myCollection: page(() => import('#views/course/my-collection.page.tsx'), {
    texts: ['usercenter', 'course'],
    flows: ['courses'],
  }),
  leave: page(() => import('#views/leave/leave.page.tsx'), {
    texts: ['usercenter', 'leave'],
    flows: ['leave', 'messages'],
  }),
  'leave-audit': page(() => import('#views/leave/leave-audit.page.tsx'), {
    texts: ['usercenter', 'leave'],
    flows: ['leave', 'messages'],
  }),
  myMessage: page(() => import('#views/message/my-message.page.tsx'), {
    texts: ['usercenter', 'message'],
    flows: ['correspondence', 'messages'],
  }),
  passkeys: page(() => import('#views/account/passkeys.page.tsx'), {
    texts: ['usercenter', 'passkey', 'oidc'],
    flows: ['waysIn'],
  }),
  myuserinfo: page(() => import('#views/profile/my-user-info.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  updateUserInfo: page(() => import('#views/profile/update-user-info.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  mysessions: page(() => import('#views/profile/my-sessions.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  'notice-list': page(() => import('#views/message/notice-list.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'message-detail': page(() => import('#views/message/message-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'system-detail': page(() => import('#views/message/system-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  applicationSecret,
  techAuth: applicationSecret,
  appDownload: page(() => import('#views/entry/app-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  // Wired crosswise: each shows the page named after the other [ROUTE-14, gap GAP-08].
  websitedownload: page(() => import('#views/entry/app-polymer.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  appPolymer: page(() => import('#views/entry/website-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  speedTest: page(() => import('#views/speed/speed-test.page.tsx'), { texts: ['entry'], flows: ['speed'] }),
  notFound: page(() => import('#views/portal/not-found.page.tsx')),
}

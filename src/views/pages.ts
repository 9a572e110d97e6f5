import { firstPages, page, type PageSource } from './page-source.ts'

export type { PageProps } from './page-source.ts'

const applicationSecret = page(() => import('./entry/application-secret.page.tsx'), {
  texts: ['entry'],
  flows: ['entry'],
})
const retrieval = page(() => import('./account/retrieval.page.tsx'), {
  texts: ['retrieval', 'code', 'password'],
  flows: ['retrieval'],
})

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, PageSource>> = {
  ...firstPages,
  retrieve: retrieval,
  emailReset: retrieval,
  resetPasswords: page(() => import('./account/reset-passwords.page.tsx'), {
    texts: ['password'],
    flows: ['changePassword'],
  }),
  resetPhone: page(() => import('./account/reset-phone.page.tsx'), { texts: ['contact', 'code'], flows: ['contacts'] }),
  bindPhone: page(() => import('./account/bind-phone.page.tsx'), { texts: ['contact', 'code'], flows: ['contacts'] }),
  resetEmail: page(() => import('./account/reset-email.page.tsx'), { texts: ['contact', 'code'], flows: ['contacts'] }),
  validPhone: page(() => import('./account/valid-phone.page.tsx'), {
    texts: ['secondCheck', 'code'],
    flows: ['secondCheck'],
  }),
  dynamicList: page(() => import('./news/news-list.page.tsx'), { texts: ['news'], flows: ['news'] }),
  dynamicDetail: page(() => import('./news/news-detail.page.tsx'), { texts: ['news'], flows: ['news'] }),
  livePlay: page(() => import('./live/live-play.page.tsx'), { texts: ['live'], flows: ['live'] }),
  play: page(() => import('./player/play.page.tsx'), {
    texts: ['player', 'course', 'study', 'note'],
    flows: ['player', 'notes'],
  }),
  playView: page(() => import('./player/play-view.page.tsx'), { texts: ['player', 'course'], flows: ['player'] }),
  'course-list': page(() => import('./course/course-list.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-detail': page(() => import('./course/course-detail.page.tsx'), {
    texts: ['course', 'player', 'study'],
    flows: ['courses', 'study'],
  }),
  'course-topics': page(() => import('./course/course-topics.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  resources: page(() => import('./resource/resources.page.tsx'), {
    texts: ['resource', 'course'],
    flows: ['resources'],
  }),
  'class-list': page(() => import('./class/class-list.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  'class-detail': page(() => import('./class/class-detail.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  mycourse: page(() => import('./usercenter/mycourse.page.tsx'), {
    texts: ['usercenter', 'course', 'player', 'study'],
    flows: ['courses', 'study'],
  }),
  mynotes: page(() => import('./usercenter/mynotes.page.tsx'), { texts: ['usercenter', 'note'], flows: ['notes'] }),
  myCollection: page(() => import('./usercenter/my-collection.page.tsx'), {
    texts: ['usercenter', 'course'],
    flows: ['courses'],
  }),
  leave: page(() => import('./leave/leave.page.tsx'), { texts: ['usercenter', 'leave'], flows: ['leave', 'messages'] }),
  'leave-audit': page(() => import('./leave/leave-audit.page.tsx'), {
    texts: ['usercenter', 'leave'],
    flows: ['leave', 'messages'],
  }),
  myMessage: page(() => import('./message/my-message.page.tsx'), {
    texts: ['usercenter', 'message'],
    flows: ['correspondence', 'messages'],
  }),
  passkeys: page(() => import('./ways-in/passkeys.page.tsx'), {
    texts: ['usercenter', 'passkey', 'oidc'],
    flows: ['waysIn'],
  }),
  myuserinfo: page(() => import('./profile/my-user-info.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  updateUserInfo: page(() => import('./profile/update-user-info.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  mysessions: page(() => import('./profile/my-sessions.page.tsx'), {
    texts: ['usercenter', 'profile'],
    flows: ['profile'],
  }),
  'notice-list': page(() => import('./message/notice-list.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'message-detail': page(() => import('./message/message-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'system-detail': page(() => import('./message/system-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  applicationSecret,
  techAuth: applicationSecret,
  appDownload: page(() => import('./entry/app-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  // Wired crosswise: each shows the page named after the other [ROUTE-14, gap GAP-08].
  websitedownload: page(() => import('./entry/app-polymer.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  appPolymer: page(() => import('./entry/website-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  speedTest: page(() => import('./speed/speed-test.page.tsx'), { texts: ['entry'], flows: ['speed'] }),
  notFound: page(() => import('./problem/not-found.page.tsx')),
}

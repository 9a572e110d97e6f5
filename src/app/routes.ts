/** [GUARD-05] The names of the routes that anybody may see. */
export const publicNames: readonly string[] = [
  'index',
  'login',
  'retrieve',
  'applicationSecret',
  'techAuth',
  'livePlay',
  'speedTest',
  'appPolymer',
  'appDownload',
  'websitedownload',
]

/** [SHELL-05] The names of the routes without the shared header; the comparison is exact (gap GAP-19). */
export const headerlessNames: readonly string[] = [
  'play',
  'login',
  'assessmentResultSuccess',
  'speedTest',
  'websitedownload',
  'appDownload',
  'appPolymer',
  'questionnairepaper',
  'applicationSecret',
  'techAuth',
  'paper',
  'paperresult',
  'exampractice',
  'classAssessment',
  'retrieve',
  'resetPasswords',
  'resetEmail',
  'resetPhone',
  'bindPhone',
  'exercise',
  'qusetionnaireresult',
  'certificate-detail',
  'examcertificateDetail',
  'livePlay',
  'validPhone',
  'index',
  'emailReset',
]

/** [SHELL-06] What lies behind the page. */
export type Background = 'white' | 'grey' | 'dark' | 'lightGrey'
const backgrounds: Readonly<Record<string, Background>> = {
  paper: 'grey',
  paperresult: 'grey',
  qusetionnaireresult: 'grey',
  assessmentResultSuccess: 'grey',
  play: 'dark',
  appDownload: 'lightGrey',
}

export interface Route {
  /** The specification's route name; guard, header and background go by it. */
  readonly name: string
  readonly path: string
  readonly aliases: readonly string[]
  readonly isPublic: boolean
  readonly hasHeader: boolean
  readonly background: Background
}

/** A row of the table: what it is called and where it is decide the rest. */
export const route = (name: string, path: string, aliases: readonly string[] = []): Route => ({
  name,
  path,
  aliases,
  isPublic: publicNames.includes(name),
  hasHeader: !headerlessNames.includes(name),
  background: backgrounds[name] ?? 'white',
})

/** Every address of the portal. */
export const routes: readonly Route[] = [
  route('login', '/'),
  route('index', '/index'),
  route('retrieve', '/retrieve'),
  route('emailReset', '/emailReset'),
  route('resetPasswords', '/resetPasswords'),
  route('resetPhone', '/resetPhone'),
  route('bindPhone', '/bindPhone'),
  route('resetEmail', '/resetEmail'),
  route('validPhone', '/validPhone'),
  route('applicationSecret', '/applicationSecret'),
  route('techAuth', '/techAuth'),
  route('appDownload', '/appDownload'),
  // Wired crosswise: each shows the page named after the other [ROUTE-14, gap GAP-08].
  route('websitedownload', '/websitedownload'),
  route('appPolymer', '/appPolymer'),
  route('speedTest', '/speedTest'),
  route('dynamicList', '/dynamicList'),
  route('dynamicDetail', '/dynamicDetail'),
  route('course-list', '/course/course-list'),
  route('course-detail', '/course/course-detail'),
  route('course-topics', '/course/course-topics'),
  route('resources', '/resources'),
  route('class-list', '/class/class-list'),
  route('class-detail', '/class/class-detail'),
  route('mycourse', '/usercenter/mycourse'),
  route('mynotes', '/usercenter/mynotes'),
  route('myCollection', '/usercenter/myCollection'),
  route('leave', '/usercenter/leave'),
  route('leave-audit', '/dxClass/leave-audit'),
  route('myMessage', '/usercenter/myMessage'),
  route('myuserinfo', '/usercenter/myuserinfo'),
  // Under either of the two (gap GAP-17).
  route('updateUserInfo', '/updateUserInfo', [
    '/usercenter/updateUserInfo',
    '/usercenter/studyarchives/updateUserInfo',
  ]),
  route('mysessions', '/usercenter/mysessions'),
  // The parents show their list [ROUTE-83, ROUTE-84].
  route('notice-list', '/notice-announcement/notice-list', ['/notice/notice-list', '/notice', '/notice-announcement']),
  route('message-detail', '/notice-announcement/message-detail', ['/notice/message-detail']),
  route('system-detail', '/notice-announcement/system-detail'),
  route('passkeys', '/usercenter/passkeys'),
  route('play', '/play'),
  route('playView', '/playView'),
  route('livePlay', '/livePlay'),
]

/** Shown for an address that no route has; like all that is not among the public ones, to who is signed in [GUARD-16]. */
export const notFoundRoute: Route = route('notFound', '')

const byPath = new Map<string, Route>(
  routes.flatMap((row) => [row.path, ...row.aliases].map((path) => [path, row] as const)),
)

/** The route of a path without its query; a trailing slash does not matter. */
export function routeOf(path: string): Route {
  return byPath.get(path === '/' ? path : path.replace(/\/+$/, '')) ?? notFoundRoute
}

import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CalendarDays, RefreshCw, UserRound } from 'lucide-react'
import { Link } from 'wouter'

import { fullDate } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'
import type { CurrentUser } from '#api/contract/user.ts'
import { routeOf } from '#src/routes.ts'

import { usePortal } from '../portal/portal-context.ts'
import { Skeleton } from '../portal/skeleton.tsx'
import { Header } from '../shell/header.tsx'

/** [ROUTE-02] The landing page; its personal part appears only for who is signed in (gap GAP-39). It brings its own top (gap GAP-11). */
export default function HomePage() {
  const { session } = usePortal()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  return (
    <>
      <Header />
      <div className="column">{isSignedIn ? <Personal /> : <Visitor />}</div>
    </>
  )
}

function Visitor() {
  const { settings } = usePortal()
  const LL = texts()
  return (
    <section className="greeting">
      <h1 className="greeting-title">{LL.home.visitor()}</h1>
      <p className="greeting-text">{LL.terms[settings.wording].tagline()}</p>
      <p className="greeting-text">{LL.home.visitorText()}</p>
      <Button asChild size="3">
        <Link href={routeOf('/').path}>{LL.home.toSignIn()}</Link>
      </Button>
    </section>
  )
}

function Personal() {
  const { session } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const isFailed = useSelector(session, (snapshot) => snapshot.hasTag('profileFailed'))
  const LL = texts()
  if (user !== null) return <Greeting user={user} />
  if (!isFailed) return <Skeleton label={LL.portal.loading()} repeat={2} />
  return (
    <div className="notice" data-kind="error" role="alert">
      {LL.home.userFailed()}
      <Button variant="soft" onClick={() => session.send({ type: 'profile.changed' })}>
        <RefreshCw size={16} />
        {LL.portal.retry()}
      </Button>
    </div>
  )
}

function Greeting({ user }: { user: CurrentUser }) {
  const { session, settings } = usePortal()
  const classes = useSelector(session, (snapshot) => snapshot.context.currentClasses.length)
  const LL = texts()
  const now = new Date()
  const hour = now.getHours()
  const greet = hour < 12 ? LL.home.morning : hour < 18 ? LL.home.afternoon : LL.home.evening
  const terms = LL.terms[settings.wording]
  const roleNames: Readonly<Record<string, () => string>> = LL.role
  const roles = new Intl.ListFormat(language().intl, { type: 'unit' }).format(
    user.roles.map((role) => roleNames[role]?.() ?? role),
  )
  const date = fullDate(now, language())
  return (
    <>
      <section className="greeting">
        <h1 className="greeting-title">{greet({ name: user.originalName })}</h1>
        <p className="greeting-text">{LL.home.today({ date })}</p>
      </section>
      <div className="facts">
        <section className="fact">
          <h2 className="fact-title">
            <CalendarDays size={18} aria-hidden="true" />
            {classes > 0 ? terms.currentClasses({ count: classes }) : terms.noClasses()}
          </h2>
        </section>
        <section className="fact">
          <h2 className="fact-title">
            <UserRound size={18} aria-hidden="true" />
            {LL.home.account()}
          </h2>
          <p className="fact-text">
            <bdi>{LL.home.signedInAs({ originalName: user.originalName, accountName: user.name })}</bdi>
          </p>
          <p className="fact-text">
            {LL.home.roles({ roles })}
          </p>
        </section>
      </div>
    </>
  )
}

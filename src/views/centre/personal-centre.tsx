import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { centreOf } from '#app/routes/centre.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { useCurrentInView } from '#views/kit/tabs/use-current-in-view.ts'
import { UserCard } from './user-card.tsx'
import './personal-centre.css'

interface Props {
  /** The route name, marked as current in the navigation. */
  readonly name: string
  readonly title: string
  /** Content above the title, usually a back link. */
  readonly before?: ReactNode
  /** Actions of the whole screen. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** [ROUTE-24] The frame of the personal centre: user card, navigation and the screen. */
export function PersonalCentre({ name, title, before, actions, children }: Props) {
  const { session, routes } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const isFailed = useSelector(session, (snapshot) => snapshot.hasTag('profileFailed'))
  const screens = centreOf(routes, user?.roles ?? [])
  // The navigation depends on the user's roles, so its current entry moves once they are known.
  const list = useCurrentInView(`${name} ${screens.length}`)
  return (
    <div className="column personal">
      <div className="personal-side">
        <UserCard user={user} isFailed={isFailed} retry={() => session.send({ type: 'profile.changed' })} />
        <nav className="personal-navigation" aria-label={texts().centre.navigation()}>
          <ul ref={list}>
            {screens.map((screen) => (
              <li key={screen.name}>
                <Link
                  className="personal-entry"
                  href={screen.path}
                  aria-current={screen.name === name ? 'page' : undefined}
                >
                  {texts().title[screen.name]()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="personal-content">
        {before}
        <div className="personal-head">
          <h1 className="personal-title">{title}</h1>
          {actions}
        </div>
        {children}
      </div>
    </div>
  )
}

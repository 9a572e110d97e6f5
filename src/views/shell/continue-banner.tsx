import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { use, useEffect } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { courseHref } from '#views/course/course-href.ts'
import { usePortal } from '#app/context/portal-context.ts'

/** [SHELL-46, SHELL-47, SHELL-48] On home, a link to the course last learned; can be closed. */
export function ContinueBanner({ isHome }: { isHome: boolean }) {
  const { session, flows } = usePortal()
  const banner = useActorRef(use(flows.shell()).continueBanner)
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const course = useSelector(banner, (snapshot) => (snapshot.hasTag('shown') ? snapshot.context.course : null))
  const isWanted = isHome && isSignedIn
  useEffect(() => banner.send({ type: isWanted ? 'home.entered' : 'home.left' }), [banner, isWanted])
  const LL = texts().shell
  if (course === null) return null
  return (
    <aside className="continue-banner" aria-label={LL.continueLabel()}>
      <p className="continue-banner-text">{LL.continueCourse({ course: `\u2068${course.courseName}\u2069` })}</p>
      <Button asChild>
        <Link href={courseHref(course.courseID)}>{LL.continueNow()}</Link>
      </Button>
      <button
        type="button"
        className="continue-banner-close"
        aria-label={LL.closeBanner()}
        onClick={() => banner.send({ type: 'banner.closed' })}
      >
        <X size={18} />
      </button>
    </aside>
  )
}

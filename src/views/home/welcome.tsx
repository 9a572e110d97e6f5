import { Button } from '@radix-ui/themes'
import { Link } from 'wouter'

import { sessionAddress } from '#api/session/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { WelcomeLive } from './welcome-live.tsx'
import './welcome.css'

const steps = ['course', 'class', 'exam', 'certificate'] as const

/** Introduction to the portal for visitors (gap GAP-39). */
export function Welcome() {
  const { settings } = usePortal()
  const LL = texts()
  return (
    <section className="welcome">
      <div className="welcome-words">
        <h1 className="greeting-title">{LL.home.visitor()}</h1>
        <p className="welcome-text">{LL.terms[settings.wording].tagline()}</p>
        <p className="greeting-text">{LL.home.visitorText()}</p>
        <Button asChild size="3">
          <Link href={sessionAddress('login')}>{LL.home.toSignIn()}</Link>
        </Button>
        <ol className="welcome-way" aria-label={LL.journey.label()}>
          {steps.map((step) => (
            <li key={step}>{LL.journey[step]()}</li>
          ))}
        </ol>
      </div>
      <WelcomeLive />
    </section>
  )
}

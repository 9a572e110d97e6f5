import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { fullDate } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'

function present() {
  const date = new Date()
  return { date, part: date.getHours() < 12 ? 'morning' : date.getHours() < 18 ? 'afternoon' : 'evening' } as const
}

/** Greeting by name once the user is loaded, and the date. */
export function Greeting() {
  const { session } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const isFailed = useSelector(session, (snapshot) => snapshot.hasTag('profileFailed'))
  const LL = texts().home
  const { date, part } = present()
  return (
    <section className="greeting">
      <h1 className="greeting-title">
        {user === null ? LL[`${part}Anybody`]() : <bdi>{LL[part]({ name: user.originalName })}</bdi>}
      </h1>
      <p className="greeting-text">{LL.today({ date: fullDate(date, language()) })}</p>
      {isFailed && (
        <div className="notice" data-kind="error" role="alert">
          {LL.userFailed()}
          <Button variant="soft" size="1" onClick={() => session.send({ type: 'profile.changed' })}>
            {texts().portal.retry()}
          </Button>
        </div>
      )}
    </section>
  )
}

import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'

import type { Player } from './player.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** Milliseconds as whole days and hh:mm:ss, rounded up to seconds. */
export function timeLeft(milliseconds: number): { days: number; clock: string } {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND)
  const clock = [(left % DAY) / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(twoDigits).join(':')
  return { days: Math.floor(left / DAY), clock }
}

/** Countdown to the start by the server's clock. */
export function Countdown({ player }: { player: Player }) {
  const left = useSelector(player, ({ context: { loaded, now } }) => (loaded === null ? 0 : loaded.startsAt - now))
  const { days, clock } = timeLeft(left)
  const LL = texts().live
  return (
    <div className="stage-words">
      <p className="stage-text">{LL.startsIn()}</p>
      <p className="stage-countdown" role="timer">
        {days > 0 && <span>{LL.days({ count: days })} </span>}
        <bdi>{clock}</bdi>
      </p>
      <p className="stage-text">{LL.startsByItself()}</p>
    </div>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Seconds as mm:ss or h:mm:ss: 3:20, 1:02:07. */
export function filmTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** Left-to-right in every language. */
export function FilmTime({ seconds }: { seconds: number }) {
  return (
    <bdi dir="ltr" className="film-time">
      {filmTime(seconds)}
    </bdi>
  )
}

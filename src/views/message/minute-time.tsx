import { lightFormat } from 'date-fns/lightFormat'

import { localTime } from '#views/kit/time/time-text.tsx'
import './minute-time.css'

/** [SHELL-40] */
const FORMAT = 'yyyy-MM-dd HH:mm'

/** Time of a message in the viewer's time zone, in the same format in every language. */
export function MinuteTime({ value }: { value: string }) {
  const moment = localTime(value)
  return (
    <time className="minute-time" dateTime={moment.toISOString()} dir="ltr">
      {lightFormat(moment, FORMAT)}
    </time>
  )
}

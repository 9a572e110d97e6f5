import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import { has, type CoursePlayer } from './course-player.ts'

/** [PLAYER-03] Shortly before playback stops by itself; any key or movement answers it as well as the button. */
export function PresenceDialog({ player }: { player: CoursePlayer }) {
  const isWarned = useSelector(player, has('warned'))
  if (!isWarned) return null
  const LL = texts().player.presence
  const here = () => player.send({ type: 'activity.noticed' })
  return <Dialog title={LL.title()} text={LL.text()} close={here} actions={<Button onClick={here}>{LL.here()}</Button>} />
}

import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import type { CoursePlayer } from './course-player.ts'

/**
 * [PLAYER-03] Shown shortly before playback is paused; any key or pointer movement confirms presence like the button.
 */
export default function PresenceDialog({ player }: { player: CoursePlayer }) {
  const LL = texts().study.presence
  const here = () => player.send({ type: 'activity.noticed' })
  return (
    <Dialog title={LL.title()} text={LL.text()} close={here} actions={<Button onClick={here}>{LL.here()}</Button>} />
  )
}

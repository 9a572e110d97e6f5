import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import type { CoursePlayer } from './course-player.ts'

/** [PLAYER-04] */
export default function LeavingDialog({ player }: { player: CoursePlayer }) {
  const isPreview = useSelector(player, has('preview'))
  const LL = texts().study.leaving
  const stay = () => player.send({ type: 'leaving.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={isPreview ? LL.previewText() : LL.text()}
      close={stay}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={() => player.send({ type: 'leaving.confirmed' })}>
            {LL.leave()}
          </Button>
          <Button onClick={stay}>{LL.stay()}</Button>
        </>
      }
    />
  )
}

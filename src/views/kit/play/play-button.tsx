import { Button, type ButtonProps } from '@radix-ui/themes'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadAreas, texts } from '#i18n/texts.ts'

import { openPlayer, type ToPlay } from './open-player.ts'

const BlockedDialog = lazy(async () => {
  const [module] = await Promise.all([import('./blocked-dialog.tsx'), loadAreas(['study'])])
  return module
})

interface Props
  extends ToPlay,
    Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled' | 'id' | 'aria-labelledby'> {
  readonly label: string
}

/** [PLAYER-01, PLAYER-02] Opens the course player in its own window; shows a dialog if the browser blocks it. */
export function PlayButton({ courseID, coursewareID = null, at = null, label, ...look }: Props) {
  const [isBlocked, setBlocked] = useState(false)
  const toPlay = { courseID, coursewareID, at }
  return (
    <>
      <Button {...look} onClick={() => setBlocked(!openPlayer(window, toPlay))}>
        <Play size={16} aria-hidden="true" />
        {label}
        <span className="visually-hidden"> ({texts().portal.newWindow()})</span>
      </Button>
      {isBlocked && (
        <Suspense>
          <BlockedDialog toPlay={toPlay} close={() => setBlocked(false)} />
        </Suspense>
      )}
    </>
  )
}

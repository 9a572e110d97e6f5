import { Button } from '@radix-ui/themes'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import { openPlayer, playerAddress, type ToPlay } from './open-player.ts'

/** [PLAYER-02] The browser blocked the window: how to allow it, a retry, and a link that plays here. */
export default function BlockedDialog({ toPlay, close }: { toPlay: ToPlay; close: () => void }) {
  const LL = texts().study.blocked
  const retry = () => {
    if (openPlayer(window, toPlay)) close()
  }
  return (
    <Dialog
      title={LL.title()}
      text={LL.text()}
      close={close}
      actions={
        <>
          <Button variant="soft" onClick={retry}>
            {texts().portal.retry()}
          </Button>
          <Button asChild>
            <Link href={playerAddress(toPlay)} onClick={close}>
              {LL.here()}
            </Link>
          </Button>
        </>
      }
    />
  )
}

import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import type { ProfileActor } from './profile-screen.tsx'

/** Confirms leaving unsaved changes. */
export function LeavingDialog({ profile }: { profile: ProfileActor }) {
  const LL = texts().profile.leaving
  const stay = () => profile.send({ type: 'leaving.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={LL.text()}
      close={stay}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={stay}>
            {LL.stay()}
          </Button>
          <Button variant="soft" color="red" onClick={() => profile.send({ type: 'leaving.confirmed' })}>
            {LL.leave()}
          </Button>
        </>
      }
    />
  )
}

/** Stale revision: changed in another window; nothing is overwritten without consent. */
export function OutdatedDialog({ profile }: { profile: ProfileActor }) {
  const LL = texts().profile.outdated
  const theirs = () => profile.send({ type: 'draft.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={LL.text()}
      close={theirs}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={theirs}>
            {LL.theirs()}
          </Button>
          <Button onClick={() => profile.send({ type: 'draft.kept' })}>{LL.mine()}</Button>
        </>
      }
    />
  )
}

import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { OwnSessionsFlow } from '#machines/profile/own-sessions.flow.ts'

import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import { deviceName } from './device-name.tsx'

/** Confirms ending a session or forgetting a device, which takes effect at once. */
export function EndingDialog({ actor }: { actor: ActorRefFrom<OwnSessionsFlow> }) {
  const { asked, sessions, devices, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const LL = texts().profile
  if (asked === null) return null
  const words = {
    session: { title: LL.sessions.askTitle(), text: LL.sessions.askText(), remove: LL.sessions.end() },
    others: { title: LL.sessions.askOthersTitle(), text: LL.sessions.askText(), remove: LL.sessions.endOthers() },
    device: { title: LL.devices.askTitle(), text: LL.devices.askText(), remove: LL.devices.forget() },
  }[asked.kind]
  const of = {
    session: () => sessions.find(({ sessionID }) => asked.kind === 'session' && sessionID === asked.id)?.device,
    others: () => undefined,
    device: () => devices.find(({ deviceID }) => asked.kind === 'device' && deviceID === asked.id)?.device,
  }[asked.kind]()
  return (
    <RemovalDialog
      {...words}
      keep={LL.cancel()}
      isBusy={isBusy}
      failure={failure}
      dropped={() => actor.send({ type: 'end.dropped' })}
      confirmed={() => actor.send({ type: 'end.confirmed' })}
    >
      {of !== undefined && (
        <p className="sessions-name">
          <bdi>{deviceName(of)}</bdi>
        </p>
      )}
    </RemovalDialog>
  )
}

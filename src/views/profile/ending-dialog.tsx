import type { OwnSessions } from '#api/profile/profile.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { CollectionActor } from '#machines/kit/collection.flow.ts'

import type { Ending } from '#app/profile/flows.ts'
import { CollectionRemoval } from '#views/kit/dialog/collection-removal.tsx'
import { deviceName } from './device-name.tsx'

/** Confirms ending a session or forgetting a device, which takes effect at once. */
export function EndingDialog({ sessions }: { readonly sessions: CollectionActor<OwnSessions, Ending> }) {
  const LL = texts().profile
  const words = {
    session: { title: LL.sessions.askTitle(), text: LL.sessions.askText(), remove: LL.sessions.end() },
    others: { title: LL.sessions.askOthersTitle(), text: LL.sessions.askText(), remove: LL.sessions.endOthers() },
    device: { title: LL.devices.askTitle(), text: LL.devices.askText(), remove: LL.devices.forget() },
  }
  return (
    <CollectionRemoval
      collection={sessions}
      wordsOf={(asked) => ({
        ...words[asked.kind],
        keep: LL.cancel(),
        children: 'device' in asked && (
          <p className="sessions-name">
            <bdi>{deviceName(asked.device)}</bdi>
          </p>
        ),
      })}
    />
  )
}

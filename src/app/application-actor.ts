import { createActor, type ActorRefFrom } from 'xstate'

import { applicationFlow } from '#machines/shell/application.flow.ts'

import { keepSkin, keptSkin } from '#browser/skin.ts'

/** What the portal and the administration each remember, started with the skin of the device. */
export function startApplication(page: Window): ActorRefFrom<typeof applicationFlow> {
  const application = createActor(
    applicationFlow.provide({
      actions: { keepSkin: ({ event }) => event.type === 'skin.chosen' && keepSkin(event.skin) },
    }),
  )
  const takeKept = () => {
    const skin = keptSkin(page.document)
    if (skin !== null) application.send({ type: 'skin.chosen', skin })
  }
  application.start()
  takeKept()
  // Who comes back from another window finds the skin that was chosen there.
  page.addEventListener('focus', takeKept)
  return application
}

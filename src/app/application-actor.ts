import { createActor, type ActorRefFrom } from 'xstate'

import { applicationFlow } from '#machines/shell/application.flow.ts'

import { keepSkin, keptSkin } from '#browser/skin.ts'

/** The application actor of the portal or the administration, started with the device's skin. */
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
  // Another window may have changed the skin.
  page.addEventListener('focus', takeKept)
  return application
}

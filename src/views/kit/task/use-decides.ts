import { useSelector } from '@xstate/react'

import { usePortal } from '#app/context/portal-context.ts'

/** Whether the user decides on anything; only then is asked what waits. */
export const useDecides = (): boolean =>
  useSelector(usePortal().session, ({ context }) => context.menu.some(({ menuCode }) => menuCode === 'desk'))

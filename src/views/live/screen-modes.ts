import { useSyncExternalStore, type RefObject } from 'react'

import { showToast } from '#views/kit/toast/toasts.tsx'

interface Mode {
  readonly isOffered: boolean
  readonly isOn: boolean
  readonly toggle: () => void
}

/** iPhones support full screen for video elements only, through a proprietary API. */
interface AppleVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void
}

const watching =
  (...names: readonly string[]) =>
  (changed: () => void): (() => void) => {
    // The events of a video do not bubble.
    for (const name of names) document.addEventListener(name, changed, true)
    return () => {
      for (const name of names) document.removeEventListener(name, changed, true)
    }
  }
const watchFullScreen = watching('fullscreenchange')
const watchPicture = watching('enterpictureinpicture', 'leavepictureinpicture')

/** Full screen of the stage with its controls. `refusal`: message if the browser denies it. */
export function useFullScreen(
  stage: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLVideoElement | null>,
  refusal: string,
): Mode {
  const isOn = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null)
  const refused = () => showToast('warning', refusal)
  return {
    isOffered: document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    isOn,
    toggle: () => {
      const video: AppleVideo | null = screen.current
      if (isOn) document.exitFullscreen().catch(() => undefined)
      else if (document.fullscreenEnabled) stage.current?.requestFullscreen().catch(refused)
      else video?.webkitEnterFullscreen?.()
    },
  }
}

/** Picture-in-picture. */
export function usePictureInPicture(screen: RefObject<HTMLVideoElement | null>, refusal: string): Mode {
  const isOn = useSyncExternalStore(watchPicture, () => document.pictureInPictureElement !== null)
  const refused = () => showToast('warning', refusal)
  return {
    isOffered: document.pictureInPictureEnabled,
    isOn,
    toggle: () => {
      if (isOn) document.exitPictureInPicture().catch(() => undefined)
      else screen.current?.requestPictureInPicture().catch(refused)
    },
  }
}

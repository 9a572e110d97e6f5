import type { Cropping } from '#browser/avatar-cropper.ts'

/** Shared by frame, controls and flow: holds the current crop. */
export interface Stage {
  readonly current: Cropping | null
  put(cropping: Cropping | null): void
}

export function newStage(): Stage {
  let current: Cropping | null = null
  return {
    get current() {
      return current
    },
    put(cropping) {
      current = cropping
    },
  }
}

import type { Cropping } from '#browser/avatar-cropper.ts'

/** Where the frame puts what lies in it, and the controls and the flow find it. */
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

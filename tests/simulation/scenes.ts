import type { Scene } from './kit/scene.ts'
import { leaveScene } from './leave.scene.ts'
import { registrationScene } from './registration.scene.ts'

/** All of them; a new one is a line here. */
export const scenes = (): readonly Scene[] => [registrationScene(), leaveScene()]

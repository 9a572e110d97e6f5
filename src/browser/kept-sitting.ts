import * as z from 'zod/mini'

import { usualSettings, type KeptSitting, type Settings } from '#machines/study/player-context.ts'

import type { LocalStore } from './storage.ts'

const sitting = z.object({
  userLearningFlowID: z.string(),
  seconds: z.int().check(z.minimum(0)),
  coursewareID: z.string(),
  positionSeconds: z.number(),
})
const settings = z.object({
  speed: z.number().check(z.minimum(0.25), z.maximum(4)),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  isMuted: z.boolean(),
  captions: z.nullable(z.string()),
  quality: z.enum(['auto', 'hd', 'sd']),
})

/** Whatever stands in the storage: nothing of it may keep the player from working. */
function read<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | null {
  try {
    const result = schema.safeParse(JSON.parse(text ?? 'null'))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** What this device knows of a sitting, to the second; each person has an entry of his own. */
export const keptSitting = (store: LocalStore) => {
  const key = () => `study-${store.get('userId') ?? ''}` as const
  return {
    read: (): KeptSitting | null => read(sitting, store.get(key())),
    keep: (kept: KeptSitting): void => store.set(key(), JSON.stringify(kept)),
    forget: (): void => store.remove(key()),
  }
}

/** How somebody has set the player on this device. */
export const playerSettings = (store: LocalStore) => ({
  read: (): Settings => read(settings, store.get('playerSettings')) ?? usualSettings,
  keep: (chosen: Settings): void => store.set('playerSettings', JSON.stringify(chosen)),
})

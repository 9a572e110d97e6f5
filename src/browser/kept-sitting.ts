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

/** Ignores corrupt storage: it must not break the player. */
function read<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | null {
  try {
    const result = schema.safeParse(JSON.parse(text ?? 'null'))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** The device's record of a sitting, to the second; one entry per person. */
export const keptSitting = (store: LocalStore) => {
  const key = () => `study-${store.get('userId') ?? ''}` as const
  return {
    read: (): KeptSitting | null => read(sitting, store.get(key())),
    keep: (kept: KeptSitting): void => store.set(key(), JSON.stringify(kept)),
    forget: (): void => store.remove(key()),
  }
}

/** The player settings of a person on this device. */
export const playerSettings = (store: LocalStore) => ({
  read: (): Settings => read(settings, store.get('playerSettings')) ?? usualSettings,
  keep: (chosen: Settings): void => store.set('playerSettings', JSON.stringify(chosen)),
})

import * as z from 'zod/mini'

import { keptWriting, type WritingStore } from '#browser/kept-writing.ts'
import type { Sent } from '#machines/account/code-step.ts'

const SECOND = 1000

/**
 * The codes that a person has asked for in forms, each with what was written to ask for it, so that a reload keeps the
 * step for as long as the code is valid.
 * @param person the user's id; empty: a visitor
 */
export const keptCodes =
  (person: () => string, store: WritingStore) =>
  <Written extends object>(form: string, schema: z.ZodMiniType<Written>) => {
    const kept = z.object({
      written: schema,
      /** Instants in milliseconds. */
      resendAt: z.number(),
      expiresAt: z.number(),
    })
    const writing = () => keptWriting(person(), store)
    const read = async () => {
      const found = await writing().read(form, kept)
      return found !== null && found.expiresAt > Date.now() ? found : null
    }
    const secondsTo = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / SECOND))
    return {
      /** Null: no code is under way. */
      async find(): Promise<(Written & Sent) | null> {
        const found = await read()
        if (found === null) return null
        const { written, resendAt, expiresAt } = found
        return { ...written, resendAfter: secondsTo(resendAt), expiresAfter: secondsTo(expiresAt) }
      },
      keep: (written: Written, { resendAfter, expiresAfter }: Sent): Promise<void> =>
        writing().keep(form, {
          written,
          resendAt: Date.now() + resendAfter * SECOND,
          expiresAt: Date.now() + expiresAfter * SECOND,
        }),
      async change(changed: Partial<Written>): Promise<void> {
        const found = await read()
        if (found !== null) await writing().keep(form, { ...found, written: { ...found.written, ...changed } })
      },
      forget: (): Promise<void> => writing().forget(form),
    }
  }
export type KeptCodes = ReturnType<typeof keptCodes>

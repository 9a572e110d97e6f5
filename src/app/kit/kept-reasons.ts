import * as z from 'zod/mini'

import type { WrittenReason } from '#app/context/reason-source.ts'
import type { KeptForm } from '#machines/kit/keeping.ts'

import type { LocalStore } from '#browser/storage.ts'
import { keptForms } from './kept-form.ts'

/** The reasons that dialogs ask for, of the person who is signed in. */
export const keptReasons = (store: LocalStore): KeptForm<WrittenReason> =>
  keptForms(store)('reason', z.object({ words: z.string() }))

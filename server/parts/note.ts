import { noteAddresses } from '#api/note/addresses.ts'
import * as noteCalls from '#api/note/note.contract.ts'
import type { Part } from '#server/part.ts'
import { noteRoutes } from '#server/note/note.routes.ts'

export const notePart: Part = { addresses: noteAddresses, calls: [noteCalls], routes: [noteRoutes] }

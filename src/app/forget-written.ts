import { keptHandIns } from '#browser/kept-hand-in.ts'
import { keptPapers } from '#browser/kept-paper.ts'
import { keptWriting } from '#browser/kept-writing.ts'

/** What a person has written on this device is nobody else’s: it goes when that person signs out. */
export async function forgetWritten(person: string): Promise<void> {
  await Promise.all([keptHandIns(person).forgetAll(), keptPapers(person).forgetAll(), keptWriting(person).forgetAll()])
}

/** What a person has written on this device is nobody else’s: it goes when that person signs out. */
export async function forgetWritten(person: string): Promise<void> {
  const [{ keptHandIns }, { keptPapers }, { keptWriting }, { tabWriting }] = await Promise.all([
    import('#browser/kept-hand-in.ts'),
    import('#browser/kept-paper.ts'),
    import('#browser/kept-writing.ts'),
    import('#browser/tab-writing.ts'),
  ])
  await Promise.all([
    keptHandIns(person).forgetAll(),
    keptPapers(person).forgetAll(),
    keptWriting(person).forgetAll(),
    keptWriting(person, tabWriting(window)).forgetAll(),
  ])
}

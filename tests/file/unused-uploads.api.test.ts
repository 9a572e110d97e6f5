import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { uploadFile } from '#api/file/upload.contract.ts'
import { UNUSED_BYTES_MAX, UNUSED_FILES_MAX, type UploadService } from '#api/file/upload-rule.ts'
import { userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { sampleFile } from '#tests/kit/server/sample-files.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { homeworkScene } from '#tests/homework/homework-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { as, set, handIn } = homeworkScene(portal)
  /** Uploads that are not used, as many and as large, just stored. */
  const put = async (who: string, count: number, size: number, service_code: UploadService = 'homework') => {
    const ids = Array.from({ length: count }, () => randomUUID())
    const stored = {
      media_type: 'text/plain',
      access: 'restricted',
      stored_at: portal().clock.now().getTime(),
    } as const
    const rows = ids.map((id) => ({ id, name: 'a.txt', size, service_code, uploaded_by: userId(who), ...stored }))
    await portal().db.insertInto('file').values(rows).execute()
    return ids
  }
  const upload = async (who: string, serviceCode: UploadService = 'homework') =>
    (await (await as(who)).call(uploadFile, { serviceCode, file: sampleFile('txt') })).body.reason
  const forget = (who: string) => portal().db.deleteFrom('file').where('uploaded_by', '=', userId(who)).execute()

  it('who has many uploads that nothing uses is refused another one for the same purpose', async () => {
    const [first = ''] = await put('learner', UNUSED_FILES_MAX - 1, 10)
    expect(await upload('learner')).toBe(null)
    const kept = await contentsOf(portal().db, ['file'])
    expect(await upload('learner')).toBe('file.tooMuchUnused')
    expect(await contentsOf(portal().db, ['file'])).toEqual(kept)
    // Neither others nor other purposes.
    expect(await upload('leader')).toBe(null)
    await put('teacher', UNUSED_FILES_MAX, 10)
    expect(await upload('teacher')).toBe('file.tooMuchUnused')
    expect(await upload('teacher', 'task-attachment')).toBe(null)
    // What is used does not count.
    const { taskID } = await set()
    await handIn(taskID, 0, { fileIDs: [first] })
    expect(await upload('learner')).toBe(null)
    expect(await upload('learner')).toBe('file.tooMuchUnused')
    // Nor does what has waited for a day, and is about to be removed.
    const stored_at = portal().clock.now().getTime() - 24 * HOUR
    await portal().db.updateTable('file').set({ stored_at }).where('uploaded_by', '=', userId('learner')).execute()
    expect(await upload('learner')).toBe(null)
    for (const who of ['learner', 'leader', 'teacher']) await forget(who)
  })

  it('who has large uploads that nothing uses is refused another one, also when several come at once', async () => {
    await put('learner', 1, UNUSED_BYTES_MAX)
    expect(await upload('learner')).toBe('file.tooMuchUnused')
    await forget('learner')
    await put('learner', UNUSED_FILES_MAX - 1, 10)
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload('learner')))
    expect(answers.toSorted()).toEqual(['file.tooMuchUnused', 'file.tooMuchUnused', null].toSorted())
    await forget('learner')
  })
})

import { describe, expect, it } from 'vitest'
import { streamFile } from '#api/file/file.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import * as contract from '#api/homework/homework.contract.ts'
import * as tasks from '#api/homework/managed-task.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { removeMembers } from '#tests/class/members.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { fileOf, sampleFile, sampleFiles } from '#tests/kit/server/sample-files.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import { blank, homeworkScene } from './homework-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const scene = homeworkScene(portal)
  const { set, seen, told, refusal, handIn, reviewed, upload, putClass } = scene
  const people = ['learner', 'leader', 'teacher', 'headmaster', 'admin']
  /** Who is given a file; to all others it looks like one that there is not. */
  const readersOf = async (fileID: string): Promise<string[]> => {
    const readers: string[] = []
    for (const who of [...people, null]) {
      const visitor = who === null ? new Visitor(portal()) : await scene.as(who)
      const { status, body, raw } = await visitor.call(streamFile, { fileID })
      const missing = await visitor.call(streamFile, { fileID: 'nothing' })
      if (status === 200) {
        expect(raw.headers['cache-control']).toBe('private, no-cache')
        readers.push(who ?? 'nobody')
      } else expect([status, body]).toEqual([missing.status, missing.body])
      const known = await visitor.call(streamFile, { fileID }, { headers: { 'if-none-match': `"${fileID}"` } })
      expect(known.status).toBe(status === 200 ? 304 : 404)
    }
    return readers
  }

  describe('a file that is handed in', () => {
    it('is its sender’s alone before, and then for those who review it as well', async () => {
      const classID = await putClass('learner', 'leader')
      const { taskID } = await set({ audience: 'class', classID }, 'headmaster')
      const file = await upload('learner')
      expect(await readersOf(file)).toEqual(['learner'])
      const homework = await handIn(taskID, 0, { fileIDs: [file] })
      expect(await readersOf(file)).toEqual(['learner', 'headmaster', 'admin'])
      await told('headmaster', contract.approveHomework, reviewed(homework))
      expect(await readersOf(file)).toEqual(['learner', 'headmaster', 'admin'])
    })

    it.each<readonly [string, () => File, string]>([
      ['a file renamed to another kind', () => fileOf('section.png', sampleFiles.pdf), 'file.otherContent'],
      ['a kind that is not taken', () => fileOf('section.exe', sampleFiles.pdf), 'file.wrongType'],
      ['11 MB', () => fileOf('section.txt', Buffer.alloc(11 * 1024 * 1024, 'x')), 'file.tooLarge'],
      ['0 bytes', () => fileOf('section.txt', Buffer.alloc(0)), 'file.empty'],
    ])('%s is refused', async (_what, file, reason) => {
      for (const [who, serviceCode] of [
        ['learner', 'homework'],
        ['teacher', 'task-attachment'],
      ] as const)
        expect(await refusal(who, uploadFile, { serviceCode, file: file() })).toBe(reason)
    })

    it('of every kind is taken from everybody, attachments from staff alone', async () => {
      for (const extension of contractExtensions) await upload('leader', 'homework', sampleFile(extension))
      const sent = await (await scene.as('learner')).call(uploadFile, {
        serviceCode: 'task-attachment',
        file: sampleFile('txt'),
      })
      expect(sent.status).toBe(403)
    })
  })

  describe('a file that is attached to a task', () => {
    it('is for its editors before it is published, and then for those whom the task is for', async () => {
      const file = await upload('teacher', 'task-attachment')
      expect(await readersOf(file)).toEqual(['teacher'])
      const draft = await scene.draft({ attachmentIDs: [file] })
      expect(await readersOf(file)).toEqual(['teacher', 'admin'])
      const task = await told<typeof draft>('teacher', tasks.publishTask, seen(draft))
      expect(await readersOf(file)).toEqual(['learner', 'teacher', 'admin'])
      const off = await told<typeof draft>('teacher', tasks.withdrawTask, seen(task))
      expect(await readersOf(file)).toEqual(['teacher', 'admin'])
      await told('teacher', tasks.saveTask, {
        ...blank,
        ...seen(off),
        personIDs: [userId('leader')],
        attachmentIDs: [file],
        editors: { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] },
      })
      expect(await readersOf(file)).toEqual(['teacher', 'headmaster', 'admin'])
    })

    it('stays for who has handed in, although no longer in the class', async () => {
      const classID = await putClass('learner', 'leader')
      const file = await upload('headmaster', 'task-attachment')
      const { taskID } = await set({ audience: 'class', classID, attachmentIDs: [file] }, 'headmaster')
      await handIn(taskID)
      for (const name of ['learner', 'leader'])
        await removeMembers(portal().db, { user_id: userId(name), class_id: classID })
      expect(await readersOf(file)).toEqual(['learner', 'headmaster', 'admin'])
    })
  })
})

/** [CONST-12] */
const contractExtensions = ['xlsx', 'jpg', 'png', 'gif', 'jpeg', 'docx', 'txt', 'pdf', 'mp4', 'mp3', 'zip'] as const

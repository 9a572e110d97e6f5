import { expect, it } from 'vitest'
import { listAgenda, type AgendaItem } from '#api/agenda/agenda.contract.ts'
import { renewCalendarFeed, type NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import { listToday, type OpenTask, type Today } from '#api/class/today.contract.ts'
import { rejectHomework, type Homework } from '#api/homework/homework.contract.ts'
import { withdrawTask } from '#api/homework/managed-task.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import { at, homeworkScene } from './homework-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { told, seen, set, handIn, reviewed, putClass } = homeworkScene(portal)
  // Somebody without tasks of the academy.
  const who = 'school'
  const toDo = async (somebody = who): Promise<OpenTask[]> =>
    (await told<Today>(somebody, listToday, {})).tasks.filter(({ kind }) => kind === 'homework')
  const due = async (somebody = who): Promise<AgendaItem[]> =>
    (await told<{ list: AgendaItem[] }>(somebody, listAgenda, { from: at(-24), to: at(48) })).list.filter(
      ({ kind }) => kind === 'due',
    )

  it('Home and the agenda have what is to be handed in, of those who are asked, until it is', async () => {
    const personIDs = [userId(who)]
    const { taskID } = await set({ personIDs })
    const later = await set({ personIDs, closesAt: at(5), lateUntil: null })
    // Neither what has not begun nor what is for others is there to be done; what closes is in the agenda all the same.
    const coming = await set({ personIDs, opensAt: at(1), closesAt: at(6), lateUntil: null })
    await set({ personIDs: [userId('committee')] })
    const item = { name: 'Report on a section', classKind: null, lifecycle: null, progress: null }
    expect(await toDo()).toEqual([
      { ...item, kind: 'homework', id: taskID, dueTime: at(2) },
      { ...item, kind: 'homework', id: later.taskID, dueTime: at(5) },
    ])
    expect(await due()).toMatchObject([
      {
        itemID: `due-${taskID}`,
        title: 'Report on a section',
        startTime: at(2),
        endTime: at(2),
        taskID,
        classID: null,
      },
      { taskID: later.taskID },
      { taskID: coming.taskID },
    ])
    expect([await toDo('admin'), await due('admin')]).toEqual([[], []])

    const first = await handIn(taskID, 0, {}, who)
    expect((await toDo()).map(({ id }) => id)).toEqual([later.taskID])
    expect((await due()).map(({ taskID: id }) => id)).toEqual([later.taskID, coming.taskID])

    // Given back, it can be handed in after its end too: no time is told.
    await told<Homework>('teacher', rejectHomework, reviewed(first, 'Once more'))
    expect(await toDo()).toMatchObject([{ id: taskID, dueTime: null }, { id: later.taskID }])
    expect((await due()).map(({ taskID: id }) => id)).toEqual([taskID, later.taskID, coming.taskID])

    await told('teacher', withdrawTask, { ...seen(later), revision: later.revision })
    expect((await toDo()).map(({ id }) => id)).toEqual([taskID])
    expect((await due()).map(({ taskID: id }) => id)).toEqual([taskID, coming.taskID])
  })

  it('Homework of a class says so in the agenda and leads to its page from the calendar feed', async () => {
    const classID = await putClass(who)
    const { taskID } = await set({ audience: 'class', classID, personIDs: [] }, 'admin')
    expect((await due()).filter((item) => item.taskID === taskID)).toMatchObject([
      { taskID, classID, classKind: 'face', className: '测流班' },
    ])
    const { path } = await told<NewFeed>(who, renewCalendarFeed, {})
    const { raw } = await new Visitor(portal()).send({ method: 'GET', url: path })
    const unfolded = raw.body.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`/#/homework?taskID=${taskID}`)
    // In the language of its owner, or in the default one.
    expect(unfolded).toContain('断面测量报告')
  })
})

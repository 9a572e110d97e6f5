import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import type { Leave, LeaveAction } from '#api/leave/leave.contract.ts'
import { changePasswordFlow } from '#machines/account/change-password.flow.ts'
import { detailOf, type DetailActor } from '#machines/kit/detail.flow.ts'
import { editorOf, type AnyEditorActor, type EditorActor } from '#machines/editor/document-editor.flow.ts'
import { blankCourse } from '#machines/course/course-draft.ts'
import { leaveRules } from '#machines/leave/leave-verdicts.ts'
import { listOf, type ListActor, type ListFlow } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { provide, unfilled } from '#machines/kit/services.ts'
import { has } from '#machines/kit/watching.ts'
import { createShownLists } from '#app/shown-lists.ts'

interface Boat {
  readonly name: string
}
interface Bridge {
  readonly spans: number
}
const boats = listOf<Boat>(() => Promise.resolve({ list: [{ name: 'Heron' }], count: 1 }))
const bridges = listOf<Bridge>(() => Promise.resolve({ list: [{ spans: 3 }], count: 1 }))
const later = () => new Promise<never>(() => undefined)

// The compiler checks the lines below `@ts-expect-error`: a line without an error would itself be reported.
describe('flows typed by their item', () => {
  it('a list: its rows, its cache, and its consumers', () => {
    const list = createActor(boats, { input: {} })
    const names: readonly string[] = list.getSnapshot().context.rows.map(({ name }) => name)
    // @ts-expect-error no such property of a row
    expect(list.getSnapshot().context.rows.map(({ spans }): unknown => spans)).toEqual([])
    const ofAnything: ListActor = list
    const ofBoats: ListActor<Boat> = list
    // @ts-expect-error a list of another row type
    const ofBridges: ListActor<Bridge> = list
    // @ts-expect-error a flow of another row type
    const flow: ListFlow<Bridge> = boats
    const fleet = createActor(
      listOf<Boat, { readonly harbour: string }>(() => later()),
      { input: {} },
    )
    const harbour: string | undefined = fleet.getSnapshot().context.answer?.harbour
    const ofFleet: ListActor<Boat> = fleet
    // @ts-expect-error the service returns other rows
    expect(listOf<Boat>(() => Promise.resolve({ list: [{ spans: 3 }], count: 1 })).id).toBe('list')
    const shown = createShownLists()
    shown.keep(bridges, {}, { list: [{ spans: 3 }], count: 1 })
    // @ts-expect-error the cache holds other rows
    shown.keep(boats, {}, { list: [{ spans: 3 }], count: 1 })
    expect([names, ofAnything, ofBoats, ofBridges, flow]).toEqual([[], list, list, list, boats])
    expect([harbour, ofFleet]).toEqual([undefined, fleet])
  })

  it('a detail, and what it is loaded by', () => {
    const boat = createActor(
      detailOf<Boat>(() => later()),
      { input: { id: '7' } },
    )
    const item: Boat | null = boat.getSnapshot().context.item
    // @ts-expect-error another item type
    const ofBridge: DetailActor<Bridge> = boat
    expect([item, ofBridge]).toEqual([null, boat])
    const seats = detailOf((of: { readonly boat: string; readonly row: number }) => later().catch(() => of.row))
    const seat = createActor(seats, { input: { id: { boat: 'Heron', row: 2 } } })
    // @ts-expect-error an id in place of the parameters
    expect([seat, createActor(seats, { input: { id: 'Heron 2' } })]).toHaveLength(2)
  })

  it('a record with the events of its lifecycle', () => {
    const flow = recordOf<Leave, LeaveAction>({ load: later, send: later })
    const record = createActor(flow, { input: { id: '7', rules: leaveRules } }).start()
    const item: Leave | null = record.getSnapshot().context.item
    record.send({ type: 'event.chosen', event: 'cancel' })
    // @ts-expect-error no such event of the lifecycle
    record.send({ type: 'event.chosen', event: 'publish' })
    // @ts-expect-error no such event of the flow
    record.send({ type: 'leave.cancelled' })
    const boat = recordOf<Boat, 'sail'>({ load: later, send: later })
    // @ts-expect-error rules of another lifecycle
    expect(createActor(boat, { input: { id: '7', rules: leaveRules } }).id).not.toBe('')
    expect(item).toBeNull()
    record.stop()
  })

  it('an editor with the draft of its kind', () => {
    const services = {
      load: later,
      create: later,
      save: later,
      publish: later,
      withdraw: later,
      discard: later,
      clean: later,
      restore: () => Promise.resolve(null),
      keep: () => () => undefined,
    }
    const draft = blankCourse(2026)
    const editor = createActor(editorOf<'course'>(services), { input: { kind: 'course', id: null, draft } }).start()
    const ofCourse: EditorActor<'course'> = editor
    const ofAnything: AnyEditorActor = editor
    ofCourse.send({ type: 'draft.changed', draft: { ...draft, exam: null } })
    // @ts-expect-error a draft cannot be changed without its kind
    ofAnything.send({ type: 'draft.changed', draft })
    // @ts-expect-error another kind of document
    const ofTopic: EditorActor<'topic'> = editor
    expect(ofTopic.getSnapshot().context.kind).toBe('course')
    editor.stop()
  })
})

describe('a selector of a flow', () => {
  it('takes declared tags only', () => {
    const list = createActor(boats, { input: {} })
    expect(has('loadingMark')(list.getSnapshot())).toBe(true)
    // @ts-expect-error a list has no such tag
    expect(has('shown')(list.getSnapshot())).toBe(false)
  })
})

describe('the services of a flow', () => {
  it('are complete, with typed input and output', () => {
    const flow = provide(changePasswordFlow, { actors: { savePassword: fromPromise(() => Promise.resolve()) } })
    expect(flow.id).toBe(changePasswordFlow.id)
    // @ts-expect-error a service is missing
    expect(provide(changePasswordFlow, { actors: {} }).id).toBe(changePasswordFlow.id)
    // @ts-expect-error all services are missing
    expect(provide(changePasswordFlow, {}).id).toBe(changePasswordFlow.id)
    const { savePassword } = flow.implementations.actors
    // @ts-expect-error the flow has no such service
    expect(provide(changePasswordFlow, { actors: { savePassword, sail: later } }).id).not.toBe('')
    // @ts-expect-error an inner part of a record is missing
    expect(recordOf<Boat, 'sail'>({ load: later }).id).toBe('record')
  })

  it('throw when one is missing at run time', () => {
    expect(unfilled).toThrow('A service was not provided.')
  })
})

import assert from 'node:assert/strict'

import {
  createDepartment,
  getDepartment,
  listDepartments,
  sendDepartmentEvent,
  type DepartmentEntry,
  type ManagedDepartment,
} from '#api/department/managed-department.contract.ts'
import { listDictionary, type DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import type { Call } from '#api/kit/call.ts'
import department from '#i18n/department/en-US.ts'
import record from '#i18n/record/en-US.ts'
import type {
  DepartmentContext,
  DepartmentEvent,
  DepartmentSnapshot,
} from '#machines/department/department.lifecycle.ts'
import type { departmentLifecycle } from '#machines/department/department.lifecycle.ts'
import { createOnWithin } from '#server/commands/door.ts'
import { userId } from '#server/demo/ids.ts'
import { departmentKind } from '#server/department/kind.ts'
import { addEntry } from '#server/dictionary/entries.ts'
import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'

type Event<Type extends DepartmentEvent['type']> = Extract<DepartmentEvent, { readonly type: Type }>

interface Scene {
  readonly stage: HttpStage
  /** The ids of those beside it, by what the model calls them. */
  readonly ids: Map<string, string>
  /** The last answer; null: it is not made. */
  item: ManagedDepartment | null
}

/** So many departments from the top there are in the chain whose last one is as deep as can be. */
const LEVELS = 8

interface Called<Answer> {
  readonly refusal: string | null
  /** Null: it was refused. */
  readonly data: Answer | null
}

async function calls<Answer>(stage: HttpStage, call: Call, payload: object): Promise<Called<Answer>> {
  const { body } = await (await stage.person('admin')).call(call, payload, { lang: 'en_US' })
  if (body.code === 2000) return { refusal: null, data: body.data as Answer }
  assert.equal(body.code, 5000, body.message)
  const words: Readonly<Record<string, string>> = { ...department.reason, ...record.reason }
  assert.equal(body.message, words[body.reason?.split('.')[1] ?? ''], body.reason ?? '')
  return { refusal: body.reason, data: null }
}

/** One that is made beside it. */
async function made(stage: HttpStage, parentID: string | null): Promise<ManagedDepartment> {
  const texts = [{ language: 'en_US', name: 'Beside' }]
  const { data } = await calls<ManagedDepartment>(stage, createDepartment, { parentID, texts })
  assert.ok(data)
  return data
}

const tells = (
  stage: HttpStage,
  { departmentID, revision }: Pick<ManagedDepartment, 'departmentID' | 'revision'>,
  type: string,
  placeID: string | null = null,
) => calls<ManagedDepartment>(stage, sendDepartmentEvent, { departmentID, type, revision, placeID })

/** The id of what the model names so; it is made when it is first named. */
async function placeOf(scene: Scene, name: string | null): Promise<string | null> {
  if (name === null) return null
  const { stage, ids, item } = scene
  const known = ids.get(name)
  if (known !== undefined) return known
  if (name === 'below' && item !== null) return (await made(stage, item.departmentID)).departmentID
  const id = await (name === 'nothing' ? Promise.resolve('nothing') : newPlace(stage, name))
  ids.set(name, id)
  return id
}

async function newPlace(stage: HttpStage, name: string): Promise<string> {
  const first = await made(stage, null)
  if (name === 'closed') await tells(stage, first, 'close')
  let { departmentID } = first
  for (let level = 2; name === 'deep' && level <= LEVELS; level += 1)
    departmentID = (await made(stage, departmentID)).departmentID
  return departmentID
}

function take(scene: Scene, { refusal, data }: Called<ManagedDepartment>) {
  if (data !== null) scene.item = data
  return refusal
}

async function create(scene: Scene, { parentID, fault }: Event<'create'>): Promise<string | null> {
  const texts = [{ language: 'en_US', name: fault === 'nameMissing' ? ' ' : 'Walked' }]
  return take(scene, await calls(scene.stage, createDepartment, { parentID: await placeOf(scene, parentID), texts }))
}

/** Without what was put below it, which does not belong to its paths. */
async function alone<Answer>({ stage, item }: Scene, run: () => Promise<Answer>): Promise<Answer> {
  const answer = await run()
  if (item !== null) await takeAway(stage, await below(stage, item.departmentID))
  return answer
}

async function below({ portal: { db } }: HttpStage, id: string): Promise<string[]> {
  const rows = await db.selectFrom('department').select('id').where('parent_id', '=', id).execute()
  return rows.map((row) => row.id)
}

async function takeAway({ portal: { db } }: HttpStage, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('department').where('id', 'in', ids).execute()
  await db.deleteFrom('department_above').where('department_id', 'in', ids).execute()
  await db.deleteFrom('dict').where('type_code', '=', 'department').where('code', 'in', ids).execute()
}

const move = (scene: Scene, { revision, parentID }: Event<'move'>) =>
  alone(scene, async () => {
    const placeID = await placeOf(scene, parentID)
    return take(scene, await tells(scene.stage, { ...shown(scene), revision }, 'move', placeID))
  })

const merge = (scene: Scene, { revision, intoID, fault }: Event<'merge'>) =>
  alone(scene, async () => {
    // What is below it would go one level too far down.
    if (fault === 'tooDeep') await made(scene.stage, shown(scene).departmentID)
    const placeID = await placeOf(scene, intoID)
    return take(scene, await tells(scene.stage, { ...shown(scene), revision }, 'merge', placeID))
  })

const close = (scene: Scene, { revision, facts }: Event<'close'>) =>
  alone(scene, async () => {
    const { stage } = scene
    const { departmentID } = shown(scene)
    if (facts.openSubdepartments > 0 && scene.item?.state === 'open') await made(stage, departmentID)
    const belongs = (code: string | null) =>
      stage.portal.db.updateTable('user').set({ department_code: code }).where('id', '=', userId('school')).execute()
    if (facts.people > 0) await belongs(departmentID)
    const refusal = take(scene, await tells(stage, { departmentID, revision }, 'close'))
    await belongs('training')
    return refusal
  })

async function reopen(scene: Scene, { revision, fault }: Event<'reopen'>): Promise<string | null> {
  const { stage } = scene
  const { departmentID, parentID } = shown(scene)
  const above = fault === null || parentID === null ? null : parentID
  const rename = async (state: string) =>
    above === null
      ? undefined
      : stage.portal.db.updateTable('department').set({ state }).where('id', '=', above).execute()
  await rename('closed')
  const refusal = take(scene, await tells(stage, { departmentID, revision }, 'reopen'))
  await rename('open')
  return refusal
}

/** What is above it is merged into one that is new. */
async function followMerged(scene: Scene, { parentID }: Event<'followMerged'>): Promise<string | null> {
  const { stage, ids } = scene
  const above = shown(scene).parentID ?? ''
  const into = await made(stage, null)
  const { data } = await calls<ManagedDepartment>(stage, getDepartment, { departmentID: above })
  assert.ok(data)
  const { refusal } = await tells(stage, data, 'merge', into.departmentID)
  for (const [name, id] of ids) if (id === above) ids.delete(name)
  ids.set(parentID, into.departmentID)
  await seen(scene)
  return refusal
}

async function adopt(scene: Scene, { state }: Event<'adopt'>): Promise<string | null> {
  const { db, clock } = scene.stage.portal
  const id = `adopted-${randomName()}`
  await db.transaction().execute(async (trx) => {
    await createOnWithin(trx, departmentKind, {
      id,
      owned: {},
      event: { type: 'adopt', state },
      by: null,
      now: clock.now(),
    })
    await addEntry(trx, 'department', { code: id, names: [{ language: 'en_US', name: 'Walked' }] }, clock.now())
    const at = state === 'closed' ? clock.now().getTime() : null
    await trx.updateTable('dict').set({ retired_at: at }).where('code', '=', id).execute()
    await trx.insertInto('department_above').values({ department_id: id, above_id: id }).execute()
  })
  const { data } = await calls<ManagedDepartment>(scene.stage, getDepartment, { departmentID: id })
  scene.item = data
  return null
}

let adopted = 0
const randomName = (): number => (adopted += 1)

function shown({ item }: Scene): ManagedDepartment {
  assert.ok(item)
  return item
}

async function seen(scene: Scene): Promise<void> {
  const { departmentID } = shown(scene)
  scene.item = (await calls<ManagedDepartment>(scene.stage, getDepartment, { departmentID })).data
}

/** What administrators see is as the machine is, and so is what everybody can choose. */
async function isAsAnswered(scene: Scene, { value, context }: DepartmentSnapshot): Promise<void> {
  await seen(scene)
  const { departmentID, state, revision, parentID, mergedInto } = shown(scene)
  assert.deepEqual([state, revision], [value, context.revision])
  assert.equal(parentID, await placeOf(scene, context.parentID))
  assert.equal(mergedInto?.departmentID ?? null, await placeOf(scene, context.mergedIntoID))
  const { data: tree } = await calls<DepartmentEntry[]>(scene.stage, listDepartments, {})
  assert.equal(
    tree?.some((one) => one.departmentID === departmentID),
    value !== 'merged',
  )
  const { data: types } = await calls<DictionaryType[]>(scene.stage, listDictionary, { typeCodes: ['department'] })
  const entry = types?.[0]?.dicts.find(({ dictCode }) => dictCode === departmentID)
  assert.equal(entry?.isRetired ?? false, value !== 'open')
}

const isAtTop = (context: unknown): boolean => (context as DepartmentContext).parentID === null

export default layerModel<typeof departmentLifecycle, HttpStage>()<Scene>({
  beyond: {
    'as many departments as there can be': {
      reason: 'Five hundred are too many for each path; tests/department/departments.api.test.ts makes them.',
      needs: (event) => event.type === 'create' && event.fault === 'full',
    },
    'a department at the top': {
      reason: 'There is nothing above it that could be merged or closed.',
      needs: (event, context) =>
        isAtTop(context) && (event.type === 'followMerged' || (event.type === 'reopen' && event.fault === 'notOpen')),
    },
  },
  begin: (stage) => Promise.resolve({ stage, ids: new Map(), item: null }),
  end: async ({ stage, ids, item }) => {
    await takeAway(stage, [...ids.values(), ...(item === null ? [] : [item.departmentID])])
  },
  sends: { create, adopt, move, merge, close, reopen, followMerged },
  shows: {
    draft: ({ item }) => Promise.resolve(assert.equal(item, null)),
    open: isAsAnswered,
    closed: isAsAnswered,
    merged: isAsAnswered,
  },
})

import * as z from 'zod/mini'

import { inLanguages, languageCode, managedID, revision } from '#api/course/managed-publication.contract.ts'
import { DICTIONARY_NAME_MAX } from '#api/dictionary/managed-dictionary.contract.ts'
import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { recordStanding, seen } from '#api/kit/record.ts'

/** So many levels a tree of departments has at most. */
export const DEPARTMENT_LEVELS = 8

export const departmentStates = ['open', 'closed', 'merged'] as const
export type DepartmentState = (typeof departmentStates)[number]

/** What administrators do with a department that there is. */
export const departmentActions = ['move', 'merge', 'close', 'reopen'] as const
export type DepartmentAction = (typeof departmentActions)[number]

/** Why a department cannot be placed below another, or merged into it. */
export const placeFaults = ['unknown', 'notOpen', 'withinItself', 'alreadyThere', 'tooDeep'] as const
export type PlaceFault = (typeof placeFaults)[number]

const said = z.object(seen)
/** Null: at the top. */
const parentID = z.nullable(managedID)
/** What administrators say with the events of a department. What it is called is not logged. */
export const departmentSaid = {
  create: z.object({ parentID }),
  move: z.object({ ...seen, parentID }),
  merge: z.object({ ...seen, intoID: managedID }),
  close: said,
  reopen: said,
}

export const departmentLogEvents = [...departmentActions, 'create', 'adopt', 'followMerged'] as const

const named = { departmentID: z.string(), name: z.string() }
const fault = z.nullable(z.enum(placeFaults))

/** A row of the tree. */
const departmentEntry = z.object({
  ...named,
  /** Null: it stands at the top. */
  parentID: z.nullable(z.string()),
  state: z.enum(departmentStates),
  /** People directly in it, without those whose accounts are disabled. */
  people: z.number(),
  /** The same with those of all departments below it. */
  peopleWithin: z.number(),
})
export type DepartmentEntry = z.infer<typeof departmentEntry>

export const managedDepartment = z.object({
  ...named,
  /** The departments above it, from the top. */
  above: z.array(z.object(named)),
  parentID: z.nullable(z.string()),
  state: z.enum(departmentStates),
  /** Where it went; null: nowhere. */
  mergedInto: z.nullable(z.object(named)),
  peopleWithin: z.number(),
  /** What names it, and goes over when it is merged: people with disabled accounts too. */
  concerned: z.object({
    people: z.number(),
    subdepartments: z.number(),
    classes: z.number(),
    questionnaires: z.number(),
    tasks: z.number(),
    answers: z.number(),
  }),
  ...recordStanding({
    events: departmentLogEvents,
    /** Of a move, where to; of a merger, into which: the name, empty for the top. */
    told: { where: z.nullable(z.string()) },
    facts: {
      /** People directly in it who are not disabled. */
      people: z.number(),
      /** Departments directly below it that are open. */
      openSubdepartments: z.number(),
      /** Why it cannot be taken back to where it stands. */
      reopening: fault,
      /** Where it can be moved to and what it can be merged into, in the order of the tree; the top comes first. */
      places: z.array(
        z.object({
          /** Null: the top. */
          departmentID: z.nullable(z.string()),
          name: z.string(),
          parentID: z.nullable(z.string()),
          moving: fault,
          merging: fault,
        }),
      ),
    },
  }),
})
export type ManagedDepartment = z.infer<typeof managedDepartment>
export type DepartmentPlace = ManagedDepartment['facts']['places'][number]

const staff = { access: ['admin'], preventMessage: true } as const

export const listDepartments = call({
  method: 'GET',
  path: 'api-basic/manage/department/list',
  summary: 'The departments in the order of their tree, with their people, for administrators.',
  payload: z.object({}),
  answer: z.array(departmentEntry),
  ...staff,
})

export const getDepartment = call({
  method: 'GET',
  path: 'api-basic/manage/department/detail/{departmentID}',
  summary: 'One department, what it concerns, and where it can go, for administrators.',
  payload: z.object({ departmentID: managedID }),
  answer: managedDepartment,
  ...staff,
})

/** Refused with the lifecycle’s codes for `create`. */
export const createDepartment = call({
  method: 'POST',
  path: 'api-basic/manage/department',
  summary: 'Make a department at the top, or below another.',
  payload: z.object({
    parentID,
    /** Its name, in one language at least. */
    texts: inLanguages(
      z.strictObject({ language: languageCode, name: z.string().check(z.trim(), z.maxLength(DICTIONARY_NAME_MAX)) }),
    ).check(holds((texts) => new Set(texts.map(({ language }) => language)).size === texts.length)),
  }),
  answer: managedDepartment,
  ...staff,
})

/** Refused as the lifecycle refuses the event. */
export const sendDepartmentEvent = call({
  method: 'PUT',
  path: 'api-basic/manage/department/{departmentID}/event',
  summary: 'Move, merge, close or take back a department.',
  payload: z.object({
    departmentID: managedID,
    type: z.string().check(z.maxLength(64)),
    revision,
    /** Of `move`: below which; null: to the top. Of `merge`: into which. */
    placeID: z.nullable(managedID),
  }),
  answer: managedDepartment,
  ...staff,
})

import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'
import {
  createPerson,
  getPerson,
  savePerson,
  sendAccountEvent,
  type ManagedPerson,
} from '#api/person/managed-person.contract.ts'
import person from '#i18n/person/en-US.ts'
import record from '#i18n/record/en-US.ts'
import type {
  AccountEvent,
  AccountFacts,
  AccountFault,
  AccountSnapshot,
  accountLifecycle,
  PasswordMeans,
} from '#machines/person/account.lifecycle.ts'
import { createOnWithin } from '#server/commands/door.ts'
import { accountKind } from '#server/person/kind.ts'
import { hashPassword, md5Of } from '#server/session/password.ts'
import { quickHash } from '#tests/kit/server/quick-hash.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { brings, PASSWORD, prepare, type Brought } from './account-brought.ts'
import { setsPassword } from './account-password.ts'

interface Scene extends Brought {
  /** The last sign-in attempt, cached because it takes several calls. */
  tried: string
}
type Told = Extract<AccountEvent, { readonly facts: AccountFacts }>

const administrator = (stage: HttpStage): Promise<Visitor> => stage.person('admin')
const written = ({ word }: Scene, change: object = {}) => ({
  accountName: word,
  originalName: `Person ${word}`,
  phone: '',
  email: `${word}@people.example`,
  language: 'en_US',
  roles: ['learner'],
  department: '',
  ...change,
})

/** An input with this fault. */
const faulty: Readonly<Record<AccountFault, object>> = {
  accountWrong: { accountName: 'two words' },
  accountMixed: { accountName: 'аdmin' },
  accountNotOwnEmail: { accountName: 'somebody@people.example' },
  accountTaken: { accountName: 'Teacher' },
  accountAlike: { accountName: 'admın' },
  nameMissing: { originalName: '' },
  nameWrong: { originalName: '=1+1' },
  nameMixed: { originalName: 'Аnna Lee' },
  phoneWrong: { phone: '12' },
  phoneTaken: { phone: '+8613800001001' },
  emailWrong: { email: 'nobody' },
  emailTaken: { email: 'teacher@academy.example' },
  departmentUnknown: { department: 'sorcery' },
}

/**
 * Makes a call as the administrator, and answers the code of its refusal, whose words have to be those of the
 * dictionary.
 */
async function calls(scene: Scene, call: Call, payload: object): Promise<string | null> {
  const { body } = await (await administrator(scene.stage)).call(call, payload, { lang: 'en_US' })
  if (body.code === 2000) {
    scene.item = body.data as ManagedPerson
    return null
  }
  assert.equal(body.code, 5000, body.message)
  const words: Readonly<Record<string, string>> = { ...person.reason, ...record.reason }
  assert.equal(body.message, words[body.reason?.split('.')[1] ?? ''], body.reason ?? '')
  return body.reason
}

/** Runs an action while the facts of the event hold. */
async function judgedBy(
  scene: Scene,
  { hasTries, hasContact }: AccountFacts,
  run: () => Promise<string | null>,
): Promise<string | null> {
  const { db } = scene.stage.portal
  await prepare(scene, hasTries)
  const id = scene.item?.userId ?? ''
  const before = await db.selectFrom('user').select(['phone', 'email']).where('id', '=', id).executeTakeFirst()
  if (!hasContact) await db.updateTable('user').set({ phone: null, email: null }).where('id', '=', id).execute()
  try {
    return await run()
  } finally {
    if (!hasContact && before !== undefined) await db.updateTable('user').set(before).where('id', '=', id).execute()
  }
}

const create = (scene: Scene, { roles, facts }: Extract<AccountEvent, { type: 'create' }>): Promise<string | null> =>
  calls(
    scene,
    createPerson,
    written(scene, {
      roles,
      ...(!facts.hasContact && { email: '' }),
      ...(facts.fault !== null && faulty[facts.fault]),
    }),
  )

/** Different data at every revision, so that there is something to store. */
async function save(scene: Scene, revision: number, change: object): Promise<string | null> {
  await prepare(scene, true)
  return calls(scene, savePerson, {
    userId: scene.item?.userId,
    revision,
    ...written(scene, {
      originalName: `Person ${scene.word} ${scene.item?.revision}`,
      roles: scene.item?.roles,
      ...change,
    }),
  })
}

const edit = (scene: Scene, { revision, facts }: Extract<AccountEvent, { type: 'edit' }>): Promise<string | null> =>
  save(scene, revision, facts.fault === null ? {} : faulty[facts.fault])

/** A change of roles only, never equal to the current ones. */
async function changeRoles(
  scene: Scene,
  { revision, roles }: Extract<AccountEvent, { type: 'changeRoles' }>,
): Promise<string | null> {
  const held = scene.item?.roles ?? []
  const wanted = roles.join() === held.join() ? [...roles, 'teacher'] : [...roles]
  return save(scene, revision, { originalName: scene.item?.originalName, roles: wanted })
}

const command = (scene: Scene, { type, revision, facts }: Told): Promise<string | null> =>
  judgedBy(scene, facts, () => calls(scene, sendAccountEvent, { userId: scene.item?.userId, type, revision }))

async function seen(scene: Scene): Promise<void> {
  if (scene.item === null) return
  const { body } = await (await administrator(scene.stage)).call(getPerson, { userId: scene.item.userId })
  scene.item = body.data as ManagedPerson
}

/** The owner sets a password. */
async function setPassword(scene: Scene, means: PasswordMeans): Promise<string | null> {
  await prepare(scene, true)
  const refusal = await setsPassword(scene, means)
  if (refusal === null) await seen(scene)
  return refusal
}

async function adopt(scene: Scene, hasPassword: boolean): Promise<string | null> {
  const { db, clock } = scene.stage.portal
  const id = `adopted-${scene.word}`
  const { accountName, originalName, email } = written(scene)
  const owned = {
    account_name: accountName,
    account_key: accountName,
    name: accountName,
    original_name: originalName,
    phone: null,
    email,
    head_img: null,
    password_hash: hasPassword ? await hashPassword(md5Of(PASSWORD), quickHash) : null,
    weak_password: 0 as const,
    language: 'en_US',
    search: accountName,
    department_code: null,
  }
  await db.transaction().execute(async (trx) => {
    await createOnWithin(trx, accountKind, {
      id,
      owned,
      event: { type: 'adopt', hasPassword },
      by: null,
      now: clock.now(),
    })
    await trx.insertInto('user_role').values({ user_id: id, role: 'learner' }).execute()
  })
  const { body } = await (await administrator(scene.stage)).call(getPerson, { userId: id })
  scene.item = body.data as ManagedPerson
  return null
}

/** The administrator's view matches the machine, and sign-in works or fails accordingly. */
async function isAsAnswered(scene: Scene, { value, context }: AccountSnapshot): Promise<void> {
  const { item } = scene
  assert.deepEqual([item?.state, item?.revision, item?.hasPassword], [value, context.revision, context.hasPassword])
  const tried = `${value} ${context.hasPassword}`
  if (scene.tried === tried) return
  scene.tried = tried
  const visitor = new Visitor(scene.stage.portal)
  await scene.stage.portal.db.deleteFrom('attempt').execute()
  const { body } = await visitor.trySignIn(scene.word, scene.password)
  assert.equal(body.authenticated, value === 'active')
  assert.equal(
    body.reason,
    value === 'active'
      ? null
      : value === 'disabled' && context.hasPassword
        ? 'signIn.disabled'
        : 'signIn.wrongCredentials',
  )
  await scene.stage.portal.db.deleteFrom('attempt').execute()
}

let scenes = 0

export default layerModel<typeof accountLifecycle, HttpStage>()<Scene>({
  beyond: {
    'an account without an invitation': {
      reason: 'A single person is always invited; tests/person/people-import.api.test.ts imports people who are not.',
      needs: (event) => event.type === 'create' && !event.invites,
    },
    // One administrator walks all paths, and is somebody else than whom they are about.
    'the sender’s own account': {
      reason: 'The paths are about somebody else; tests/person/people.api.test.ts is about oneself.',
      needs: (event) => 'facts' in event && event.facts.isSelf,
    },
    'the last administrator': {
      reason: 'The administrator who walks the paths is one as well; tests/person/people.api.test.ts takes them away.',
      needs: (event) => 'facts' in event && event.facts.isLastAdmin,
    },
  },
  begin: async (stage) => {
    scenes += 1
    await stage.portal.db.deleteFrom('attempt').execute()
    const word = `path${stage.engine.toLowerCase()}${scenes}`
    return {
      stage,
      word,
      password: PASSWORD,
      item: null,
      sessions: [],
      link: null,
      links: new Set(),
      isLocked: false,
      tried: '',
    }
  },
  end: async ({ stage, word }) => {
    await stage.portal.db.deleteFrom('user').where('account_key', '=', word).execute()
  },
  brings,
  sends: {
    create,
    edit,
    changeRoles,
    disable: command,
    enable: command,
    unlock: command,
    sendLink: command,
    passwordSet: (scene, { means }) => setPassword(scene, means),
    adopt: (scene, { hasPassword }) => adopt(scene, hasPassword),
  },
  shows: {
    draft: (scene) => Promise.resolve(assert.equal(scene.item, null)),
    invited: isAsAnswered,
    active: isAsAnswered,
    disabled: isAsAnswered,
  },
})

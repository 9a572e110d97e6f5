import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { Profile } from '#api/profile/profile.contract.ts'
import { profileFlow } from '#machines/profile/profile.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const outdated = new CallFailure({
  kind: 'refused',
  code: 5000,
  reason: 'profile.changedElsewhere',
  message: 'Changed.',
})
const amina: Profile = {
  userId: '7',
  accountName: 'amina',
  originalName: 'Amina Diallo',
  department: null,
  name: 'Amina',
  chineseName: null,
  foreignName: 'Amina Diallo',
  gender: 'female',
  birthDate: '1990-02-03',
  country: 'SN',
  documentType: null,
  educationLevel: 'master',
  religion: null,
  post: 'engineer',
  phoneShown: false,
  emailShown: true,
  bindPhone: '***89',
  email: 'a***@e***.org',
  revision: 1,
}
const dictionaries = [{ dictTypeCode: 'post', dicts: [{ dictCode: 'engineer', dictName: 'Engineer' }] }]
const loaded = { profile: amina, dictionaries }
const other = { profile: { ...amina, revision: 2 }, dictionaries }

export const profileModel = pathModel(profileFlow, {
  inputs: [
    { screen: 'view', today: '2026-03-02' },
    { screen: 'edit', today: '2026-03-02' },
  ],
  events: {
    'profile.reloaded': [{}],
    'field.changed': [
      { field: 'post', value: 'lecturer' },
      { field: 'post', value: 'engineer' },
      { field: 'name', value: ' ' },
      { field: 'name', value: 'Amina' },
      { field: 'birthDate', value: '2026-03-03' },
      { field: 'birthDate', value: '1990-02-03' },
    ],
    'field.left': [{ field: 'name' }],
    'form.submitted': [{}],
    'leaving.requested': [{ destination: '/index' }],
    'leaving.confirmed': [{}],
    'leaving.dropped': [{}],
    'draft.dropped': [{}],
    'draft.kept': [{}],
  },
  senders: {
    'profile.reloaded': 'learner',
    'field.changed': 'learner',
    'field.left': 'learner',
    'form.submitted': 'learner',
    'leaving.requested': 'learner',
    'leaving.confirmed': 'learner',
    'leaving.dropped': 'learner',
    'draft.dropped': 'learner',
    'draft.kept': 'learner',
  },
  services: {
    load: { done: [loaded, other], error: [noNetwork] },
    save: { done: [{ ...amina, post: 'lecturer', revision: 3 }], error: [noNetwork, outdated] },
  },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    failed: ({ context, tags }) =>
      assert.deepEqual([tags.has('failed'), context.failure?.reason], [true, 'request.noNetwork']),
    viewing: ({ context }) =>
      assert.deepEqual([context.screen, context.profile?.name, context.failure], ['view', 'Amina', null]),
    changing: ({ context }) => assert.deepEqual([context.screen, context.profile?.userId], ['edit', '7']),
    'changing.editing': ({ context }) => assert.equal(context.destination, null),
    'changing.asking': ({ context, tags }) =>
      assert.deepEqual([tags.has('asking'), context.destination], [true, '/index']),
    // [VALID-27] Invalid fields are never sent.
    'changing.saving': ({ context }) =>
      assert.deepEqual(
        [context.draft.name, context.draft.birthDate, context.draft.post],
        ['Amina', '1990-02-03', 'lecturer'],
      ),
    'changing.outdated': ({ tags }) => assert.ok(tags.has('outdated')),
    'changing.catchingUp': ({ context }) => assert.equal(context.draft.post, 'lecturer'),
    saved: ({ context, status }) =>
      assert.deepEqual([status, context.profile?.revision === 3], ['done', context.draft.post === 'lecturer']),
    left: ({ status }) => assert.equal(status, 'done'),
  },
  does: {
    'field.changed': ({ before, event, after }) => {
      if (before.matches({ changing: 'editing' }))
        assert.deepEqual([after.context.draft[event.field], after.context.failure], [event.value, null])
      else assert.deepEqual(after.context.draft, before.context.draft)
    },
    'field.left': ({ before, after }) => {
      if (before.matches({ changing: 'editing' })) assert.deepEqual(after.context.touched.includes('name'), true)
    },
    'form.submitted': ({ before, after, effects }) => {
      if (!before.matches({ changing: 'editing' })) return
      const { name, birthDate, post } = before.context.draft
      const isFaulty = name === ' ' || birthDate !== '1990-02-03'
      announcesRefusal(effects, isFaulty)
      if (isFaulty)
        return assert.deepEqual(
          [after.value, after.context.failure?.reason, after.context.touched.length],
          [before.value, 'form.invalid', 12],
        )
      assert.deepEqual(after.value, post === 'engineer' ? 'saved' : { changing: 'saving' })
    },
    'leaving.confirmed': ({ before, after, effects }) => {
      if (before.matches({ changing: 'asking' }))
        assert.deepEqual([after.value, effects.some((effect) => effect.includes('/index'))], ['left', true])
    },
    'draft.kept': ({ before, after }) => {
      if (before.matches({ changing: 'outdated' }))
        assert.deepEqual([after.value, after.context.draft], [{ changing: 'catchingUp' }, before.context.draft])
    },
  },
  situation: ({ screen, draft: { name, birthDate, post }, touched, failure, destination, profile }) => ({
    screen,
    name,
    birthDate,
    post,
    touched: touched.length,
    failure: failure?.reason ?? null,
    destination,
    isThere: profile !== null,
  }),
})

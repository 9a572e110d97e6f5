import { assign, emit, fromPromise, setup } from 'xstate'

import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { profileFields, type ProfileDraft, type ProfileField } from '#api/profile/profile-rule.ts'
import type { Profile } from '#api/profile/profile.contract.ts'

import { eachOf } from '#machines/kit/keys.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { draftFaults, draftOf, isSameDraft } from './profile-draft.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface ProfileInput {
  /** Which of the two screens it is. */
  readonly screen: 'view' | 'edit'
  /** As yyyy-MM-dd, where the person is. */
  readonly today: string
}
export interface LoadedProfile {
  readonly profile: Profile
  /** [ENTITY-12] The dictionaries that its codes belong to. */
  readonly dictionaries: readonly DictionaryType[]
}
export interface ProfileContext extends ProfileInput {
  readonly profile: Profile | null
  readonly dictionaries: readonly DictionaryType[]
  readonly draft: ProfileDraft
  /** The fields that somebody has left; the others are not complained of until the form is sent. */
  readonly touched: readonly ProfileField[]
  readonly failure: Failure | null
  /** Where somebody wanted to go when they were asked. */
  readonly destination: string | null
}
export type ProfileEvent =
  | { readonly type: 'profile.reloaded' }
  | { readonly type: 'field.changed'; readonly field: ProfileField; readonly value: string }
  | { readonly type: 'field.left'; readonly field: ProfileField }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'leaving.requested'; readonly destination: string }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'leaving.dropped' }
  /** Another window was faster: what was written here is dropped, or stands over it. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }
export type ProfileEmitted =
  | { readonly type: 'saved' }
  /** What is wrong is marked; the first of it is to be looked at. */
  | { readonly type: 'refused' }
  | { readonly type: 'left'; readonly destination: string }

const emptyDraft: ProfileDraft = eachOf(profileFields, () => '')

/** [ROUTE-37, ROUTE-39, ENTITY-02] One's own profile, looked at and changed. */
export const profileFlow = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    emitted: {} as ProfileEmitted,
  },
  actors: {
    load: fromPromise<LoadedProfile>(unfilled),
    save: fromPromise<Profile, { profile: Profile | null; draft: ProfileDraft }>(unfilled),
  },
  guards: {
    isForEditing: ({ context }) => context.screen === 'edit',
    isFaulty: ({ context: { draft, today } }) => Object.keys(draftFaults(draft, today)).length > 0,
    isUnchanged: ({ context: { draft, profile } }) => profile !== null && isSameDraft(draft, draftOf(profile)),
    isOutdated: (_, params: { error: unknown }) => problemOf(params.error).reason === 'profile.changedElsewhere',
  },
  actions: {
    take: assign((_, { loaded: { profile, dictionaries } }: { loaded: LoadedProfile }) => ({
      profile,
      dictionaries,
      draft: draftOf(profile),
      touched: [],
      failure: null,
    })),
    /** What is written stands on what the other window has saved. */
    takeBelow: assign((_, { loaded: { profile, dictionaries } }: { loaded: LoadedProfile }) => ({
      profile,
      dictionaries,
      failure: null,
    })),
    takeSaved: assign({
      profile: (_, params: { profile: Profile }) => params.profile,
      draft: (_, params: { profile: Profile }) => draftOf(params.profile),
    }),
    change: assign({
      draft: ({ context: { draft }, event }) =>
        event.type === 'field.changed' ? { ...draft, [event.field]: event.value } : draft,
      failure: null,
    }),
    touch: assign({
      touched: ({ context: { touched }, event }) =>
        event.type === 'field.left' && !touched.includes(event.field) ? [...touched, event.field] : touched,
    }),
    touchAll: assign({ touched: profileFields }),
    takeDestination: assign({
      destination: ({ event }) => (event.type === 'leaving.requested' ? event.destination : null),
    }),
    forgetDestination: assign({ destination: null }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    refuse: assign({ failure: (_, params: { code: string }) => ({ reason: params.code, message: null }) }),
    announceSaved: emit({ type: 'saved' }),
    announceRefused: emit({ type: 'refused' }),
    announceLeft: emit(({ context, event }) => ({
      type: 'left' as const,
      destination: event.type === 'leaving.requested' ? event.destination : (context.destination ?? ''),
    })),
  },
}).createMachine({
  id: 'profile',
  description: 'What somebody says of themselves: shown, changed, saved.',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    profile: null,
    dictionaries: [],
    draft: emptyDraft,
    touched: [],
    failure: null,
    destination: null,
  }),
  states: {
    loading: {
      description: 'The profile and the dictionaries that its codes belong to are being fetched.',
      meta: { title: 'Loading', who: 'server', requirements: ['ENTITY-02', 'CALL-12'] },
      tags: ['loadingMark'],
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: 'isForEditing',
            target: 'changing',
            actions: { type: 'take', params: ({ event }) => ({ loaded: event.output }) },
          },
          { target: 'viewing', actions: { type: 'take', params: ({ event }) => ({ loaded: event.output }) } },
        ],
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'It could not be fetched; trying again is offered.',
      meta: { title: 'Failed', who: 'learner', requirements: ['ERROR-40'] },
      tags: ['failed'],
      on: { 'profile.reloaded': 'loading' },
    },
    viewing: {
      description: 'Everything can be read; changing it has an address of its own.',
      meta: { title: 'Viewing', who: 'learner', requirements: ['ROUTE-37'] },
      tags: ['viewing'],
      on: { 'profile.reloaded': 'loading' },
    },
    changing: {
      description: 'The form lies before its owner.',
      meta: { title: 'Changing', who: 'learner', requirements: ['ROUTE-39'] },
      tags: ['changing'],
      initial: 'editing',
      states: {
        editing: {
          description: 'It is being filled in; a field that has been left says what is wrong with it.',
          meta: { title: 'Editing', who: 'learner', requirements: ['VALID-27'] },
          on: {
            'field.changed': { actions: 'change' },
            'field.left': { actions: 'touch' },
            'form.submitted': [
              {
                guard: 'isFaulty',
                actions: ['touchAll', { type: 'refuse', params: { code: 'form.invalid' } }, 'announceRefused'],
                description: 'What is wrong is marked, and nothing is sent.',
                meta: { requirements: ['VALID-27', 'VALID-28'] },
              },
              {
                guard: 'isUnchanged',
                target: '#profile.saved',
                actions: 'announceSaved',
                description: 'There is nothing to send.',
              },
              { target: 'saving' },
            ],
            'leaving.requested': [
              { guard: 'isUnchanged', target: '#profile.left', actions: 'announceLeft' },
              { target: 'asking', actions: 'takeDestination' },
            ],
          },
        },
        asking: {
          description: 'What was written is not saved yet: whether it is to be left behind is asked.',
          meta: { title: 'Asking', who: 'learner' },
          tags: ['asking'],
          on: {
            'leaving.confirmed': { target: '#profile.left', actions: 'announceLeft' },
            'leaving.dropped': { target: 'editing', actions: 'forgetDestination' },
          },
        },
        saving: {
          description: 'It is being saved, all fields at once.',
          meta: { title: 'Saving', who: 'server', requirements: ['ROUTE-39'] },
          tags: ['busy'],
          invoke: {
            src: 'save',
            input: ({ context: { profile, draft } }) => ({ profile, draft }),
            onDone: {
              target: '#profile.saved',
              actions: [{ type: 'takeSaved', params: ({ event }) => ({ profile: event.output }) }, 'announceSaved'],
            },
            onError: [
              { guard: { type: 'isOutdated', params: errorOf }, target: 'outdated' },
              {
                target: 'editing',
                actions: failing,
                description: 'It is said why; what was written stays.',
              },
            ],
          },
        },
        outdated: {
          description: 'Another window has saved something else in between: the owner decides what stays.',
          meta: { title: 'Changed elsewhere', who: 'learner' },
          tags: ['outdated'],
          on: {
            'draft.dropped': { target: '#profile.loading', description: 'What the other window has saved is shown.' },
            'draft.kept': { target: 'catchingUp', description: 'What is written here will stand over it.' },
          },
        },
        catchingUp: {
          description: 'What the other window has saved is fetched, so that the next save has seen it.',
          meta: { title: 'Catching up', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'load',
            onDone: {
              target: 'saving',
              actions: { type: 'takeBelow', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: { target: 'editing', actions: failing },
          },
        },
      },
    },
    saved: {
      description: 'It has been saved, and the profile is shown.',
      meta: { title: 'Saved', who: 'nobody', requirements: ['ROUTE-37'] },
      tags: ['gone'],
      type: 'final',
    },
    left: {
      description: 'The form has been left, and nothing has changed.',
      meta: { title: 'Left', who: 'nobody' },
      tags: ['gone'],
      type: 'final',
    },
  },
})

export type ProfileFlow = typeof profileFlow

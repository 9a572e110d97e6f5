import { assign, emit, fromPromise, setup } from 'xstate'

import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { profileFields, type ProfileDraft, type ProfileField } from '#api/profile/profile-rule.ts'
import type { Profile } from '#api/profile/profile.contract.ts'

import { eachOf } from '#machines/kit/keys.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { draftFaults, draftOf, isSameDraft } from './profile-draft.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface ProfileInput {
  /** Which of the two screens is shown. */
  readonly screen: 'view' | 'edit'
  /** Today in local time, as yyyy-MM-dd. */
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
  /** The touched fields; errors of others are hidden until the first submit. */
  readonly touched: readonly ProfileField[]
  readonly failure: Failure | null
  /** The page to open after the confirmation. */
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
  /** Conflict with another window: discard this input, or overwrite. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }
export type ProfileEmitted =
  | { readonly type: 'saved' }
  /** Errors are marked; the first field gets the focus. */
  | FormRefused
  | { readonly type: 'left'; readonly destination: string }

const emptyDraft: ProfileDraft = eachOf(profileFields, () => '')

/** [ROUTE-37, ROUTE-39, ENTITY-02] One's own profile, shown and edited. */
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
    /** The input is rebased onto the revision of the other window. */
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
    announceRefusedForm: emit(formRefused),
    announceLeft: emit(({ context, event }) => ({
      type: 'left' as const,
      destination: event.type === 'leaving.requested' ? event.destination : (context.destination ?? ''),
    })),
  },
}).createMachine({
  id: 'profile',
  description: 'A person’s own profile: shown, edited, saved.',
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
      description: 'It could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'learner', requirements: ['ERROR-40'] },
      tags: ['failed'],
      on: { 'profile.reloaded': 'loading' },
    },
    viewing: {
      description: 'The profile is shown; editing has its own address.',
      meta: { title: 'Viewing', who: 'learner', requirements: ['ROUTE-37'] },
      tags: ['viewing'],
      on: { 'profile.reloaded': 'loading' },
    },
    changing: {
      description: 'The form is open.',
      meta: { title: 'Changing', who: 'learner', requirements: ['ROUTE-39'] },
      tags: ['changing'],
      initial: 'editing',
      states: {
        editing: {
          description: 'The form is being filled in; touched fields show their errors.',
          meta: { title: 'Editing', who: 'learner', requirements: ['VALID-27'] },
          on: {
            'field.changed': { actions: 'change' },
            'field.left': { actions: 'touch' },
            'form.submitted': [
              {
                guard: 'isFaulty',
                actions: ['touchAll', ...refuseForm('form.invalid')],
                description: 'Errors are marked, and nothing is sent.',
                meta: { requirements: ['VALID-27', 'VALID-28'] },
              },
              {
                guard: 'isUnchanged',
                target: '#profile.saved',
                actions: 'announceSaved',
                description: 'The input is unchanged.',
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
          description: 'The person is asked whether to discard unsaved changes.',
          meta: { title: 'Asking', who: 'learner' },
          tags: ['asking'],
          on: {
            'leaving.confirmed': { target: '#profile.left', actions: 'announceLeft' },
            'leaving.dropped': { target: 'editing', actions: 'forgetDestination' },
          },
        },
        saving: {
          description: 'All fields are being saved in one request.',
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
                description: 'The error is shown; the input is kept.',
              },
            ],
          },
        },
        outdated: {
          description: 'Stale revision: another window has saved meanwhile; the person decides which version to keep.',
          meta: { title: 'Changed elsewhere', who: 'learner' },
          tags: ['outdated'],
          on: {
            'draft.dropped': { target: '#profile.loading', description: 'The stored version is shown.' },
            'draft.kept': { target: 'catchingUp', description: 'The input will overwrite it.' },
          },
        },
        catchingUp: {
          description: 'The stored version is being fetched, so that the next save has its revision.',
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
      description: 'The profile is saved, and shown.',
      meta: { title: 'Saved', who: 'nobody', requirements: ['ROUTE-37'] },
      tags: ['gone'],
      type: 'final',
    },
    left: {
      description: 'The form is closed without a change.',
      meta: { title: 'Left', who: 'nobody' },
      tags: ['gone'],
      type: 'final',
    },
  },
})

export type ProfileFlow = typeof profileFlow

import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { Homework } from '#api/homework/homework.contract.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import type { HandInContext, HandInFile, RestoredHandIn } from '#machines/homework/hand-in-context.ts'
import { handInFlow } from '#machines/homework/hand-in.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, sends, starts, tells } from '#tests/kit/models/steps.ts'
import { openTask, versionOf, withVersions } from './hand-in-samples.ts'

type Shown = SnapshotFrom<typeof handInFlow>
const { shows, showsOnly } = showing<Shown>()

const stale = refusal('record.stale')
const unknownFile = refusal('homework.unknownFile')
const ended = refusal('homework.ended')
const noStore = new Error('no store')

/** Given back: the form begins with what was handed in. */
const givenBack = withVersions('notApproved', 2, versionOf(1, 'Before', ['f1', 'f2']))
const elsewhere = withVersions('submitted', 3, versionOf(2, 'From another tab', []))
/** What is written below, as the server has it: the answer to the first attempt was lost. */
const arrived = withVersions('submitted', 3, versionOf(2, 'Water', ['a1']))

const chosen = { key: 'a', name: 'a.pdf', size: 100, content: 'A' } as const
const stored = { fileID: 'a1', name: 'a.pdf', size: 100 } as const
const found: RestoredHandIn = {
  kept: { text: 'Water', files: [{ ...chosen, fileID: null }] },
  isKeeping: true,
}
const bare: HandInFile = { ...chosen, fileID: null, standing: 'sending', sent: 0, failure: null }
const startsUpload = starts('upload', { key: 'a', file: { name: 'a.pdf', size: 100, content: 'A' } })

const isSending = ({ files }: Pick<HandInContext, 'files'>): boolean => files.some((one) => one.standing === 'sending')
const hasFile = ({ files }: Pick<HandInContext, 'files'>): boolean => files.some(({ key }) => key === 'a')
const kept = ({ text, files }: Pick<HandInContext, 'text' | 'files'>) => ({
  kept: {
    text,
    files: files.map(({ key, name, size, fileID, content }) => ({ key, name, size, fileID, content })),
  },
})
const keeps = (context: Pick<HandInContext, 'text' | 'files'>): string => sends('store', 'keep', kept(context))
const forgets = (context: Pick<HandInContext, 'text' | 'files'>): string => sends('store', 'forget', kept(context))
const onlyFile = (change: Partial<HandInFile>) => (files: readonly HandInFile[]) =>
  files.map((file) => (file.key === 'a' ? { ...file, ...change } : file))
const waiting = { standing: 'sending', sent: 0, failure: null } as const
const retried = (files: readonly HandInFile[]): readonly HandInFile[] =>
  files.map((file) => (file.standing === 'interrupted' ? { ...file, ...waiting } : file))
const isBroken = ({ files }: Pick<HandInContext, 'files'>): boolean =>
  files.some(({ standing }) => standing === 'interrupted')
const isWhole = ({ files }: Pick<HandInContext, 'files'>): boolean => files.every(({ fileID }) => fileID !== null)
const blank = ({ homework }: Pick<HandInContext, 'homework'>): Pick<HandInContext, 'text' | 'files'> => ({
  text: homework.versions[0]?.text ?? '',
  files: (homework.versions[0]?.files ?? []).map((file) => ({
    ...file,
    key: file.fileID,
    content: null,
    standing: 'stored',
    sent: 0,
    failure: null,
  })),
})
const sending = ({ homework, text, files }: Pick<HandInContext, 'homework' | 'text' | 'files'>): string =>
  starts('handIn', {
    taskID: 't1',
    revision: homework.revision,
    text,
    fileIDs: files.map(({ fileID }) => fileID),
  })

export const handInModel = pathModel(handInFlow, {
  inputs: [
    { homework: openTask, isOnline: true },
    { homework: givenBack, isOnline: true },
  ],
  events: {
    'text.changed': ({ text }) => (text === 'Water' ? [] : [{ text: 'Water' }]),
    'files.chosen': ({ files }) =>
      files.length === 0
        ? [
            { files: [chosen] },
            {
              files: [
                { ...chosen, key: 'b', name: 'b.exe' },
                { ...chosen, key: 'c', size: 0 },
                { ...chosen, key: 'd', size: UPLOAD_MAX + 1 },
              ],
            },
          ]
        : files.length === 2
          ? [{ files: [chosen] }]
          : [],
    'file.removed': (context) => (hasFile(context) ? [{ key: 'a' }] : []),
    'file.moved': ({ files }) => (files.length === 2 && files[0]?.key === 'f1' ? [{ key: 'f1', by: 1 }] : []),
    'file.retried': (context) => (hasFile(context) && isBroken(context) ? [{ key: 'a' }] : []),
    'restored.noticed': ({ isRestored }) => (isRestored ? [{}] : []),
    'restored.dropped': ({ isRestored }) => (isRestored ? [{}] : []),
    'change.noticed': ({ isChanged }) => (isChanged ? [{}] : []),
    'handIn.requested': [{}],
    'handIn.dropped': [{}],
    'standing.given': ({ homework }) => [{ homework }, ...(homework.revision === 3 ? [] : [{ homework: elsewhere }])],
    'file.progressed': (context) => (isSending(context) ? [{ key: 'a', sent: 40 }] : []),
    'file.stored': (context) => (isSending(context) ? [{ key: 'a', file: stored }] : []),
    'file.failed': (context) =>
      isSending(context)
        ? [
            { key: 'a', failure: unreached, isRepeatable: true },
            { key: 'a', failure: shownOf(refusal('file.otherContent')), isRepeatable: false },
          ]
        : [],
    'network.lost': ({ isOnline }) => (isOnline ? [{}] : []),
    'network.returned': [{}],
    'store.failed': [{}],
  },
  senders: {
    'text.changed': 'learner',
    'files.chosen': 'learner',
    'file.removed': 'learner',
    'file.moved': 'learner',
    'file.retried': 'learner',
    'restored.noticed': 'learner',
    'restored.dropped': 'learner',
    'change.noticed': 'learner',
    'handIn.requested': 'learner',
    'handIn.dropped': 'learner',
    'standing.given': 'browser',
    'file.progressed': 'browser',
    'file.stored': 'browser',
    'file.failed': 'browser',
    'network.lost': 'browser',
    'network.returned': 'browser',
    'store.failed': 'browser',
  },
  services: {
    restore: { done: [{ kept: null, isKeeping: true }, found, { kept: null, isKeeping: false }], error: [noStore] },
    handIn: { done: [arrived], error: [stale, unknownFile, ended, noNetwork] },
    look: { done: [arrived, elsewhere], error: [noNetwork] },
    upload: { done: [], error: [] },
    store: { done: [], error: [noStore] },
    network: { done: [], error: [new Error('no network events')] },
  },
  // Twice as long each time, up to half a minute.
  delays: { retryAfter: ({ tries }) => [2000, 2000, 4000, 8000, 16_000][tries] ?? 30_000 },
  // What fails on and on, fails alike.
  ends: (_, { tries }) => tries < 3,
  situation: ({ homework: { revision }, tries, files, ...context }) => ({
    ...context,
    revision,
    tries: Math.min(tries, 3),
    files: files.map(({ key, standing, fileID, sent }) => [key, standing, fileID, sent]),
  }),
  states: {
    restoring: showsOnly({ tags: ['restoring'], runs: ['store', 'network', 'restore'] }),
    open: shows({ tags: ['open'], runs: ['store', 'network'] }, (shown) =>
      // Whatever is on its way is uploaded by an actor of its own, and nothing else is.
      assert.equal(servicesOf(shown).includes('upload'), isSending(shown.context)),
    ),
    'open.writing': (shown) => assert.deepEqual([...shown.tags], ['open']),
    'open.waiting': shows({ tags: ['busy', 'waiting'] }, ({ context }) => assert.ok(isSending(context))),
    'open.interrupted': shows({ tags: ['busy', 'waiting'] }, ({ context }) =>
      assert.deepEqual([isBroken(context), isWhole(context)], [true, false]),
    ),
    // Nothing is handed in before all files are stored.
    'open.sending': shows({ tags: ['busy'], runs: ['handIn'] }, ({ context }) => assert.ok(isWhole(context))),
    'open.unsent': shows({ tags: ['busy', 'unsent'], context: { failure: unreached } }),
    'open.catchingUp': shows({ tags: ['busy'], runs: ['look'] }),
    handedIn: showsOnly({ tags: ['done'], runs: ['store', 'network'] }),
  },
  does: {
    ...outcomes(handInFlow, {
      done: {
        restore: (step) => {
          const { kept: restored, isKeeping } = step.event.output
          const keeping = { isKeeping: isKeeping && step.before.context.isKeeping }
          if (restored === null)
            return comesTo(step, {
              value: { open: 'writing' },
              context: { ...blank(step.before.context), ...keeping },
            })
          const context = { text: 'Water', files: [bare], isTouched: true, isRestored: true, ...keeping }
          comesTo(step, { value: { open: 'writing' }, context, brings: [startsUpload] })
        },
        handIn: (step) =>
          comesTo(step, {
            value: 'handedIn',
            brings: [forgets(step.before.context), tells('done', { homework: arrived })],
          }),
        look: (step) => {
          const homework: Homework = step.event.output
          const { context } = step.before
          const isThere =
            homework === arrived &&
            context.homework.versions[0]?.version !== 2 &&
            context.text === 'Water' &&
            context.files.map(({ fileID }) => fileID).join() === 'a1'
          if (isThere)
            return comesTo(step, { value: 'handedIn', brings: [forgets(context), tells('done', { homework })] })
          comesTo(step, {
            value: { open: 'writing' },
            context: { homework, isChanged: true, failure: null },
            brings: [keeps(context), tells('outdated')],
          })
        },
      },
      error: {
        handIn: (step) => {
          const { error } = step.event
          const { context } = step.before
          const value = (state: 'catchingUp' | 'writing' | 'unsent') => ({ open: state }) as const
          if (error === stale)
            return comesTo(step, { value: value('catchingUp'), brings: [starts('look', { taskID: 't1' })] })
          // What the device still has is sent again, once.
          if (error === unknownFile && hasFile(context) && !context.isRenewed) {
            const files = onlyFile({ ...waiting, fileID: null })(context.files)
            return comesTo(step, {
              value: { open: 'waiting' },
              context: { files, isRenewed: true },
              brings: [startsUpload],
            })
          }
          const failure = shownOf(error)
          if (error === noNetwork) assert.deepEqual(step.after.value, value('unsent'))
          else assert.deepEqual(step.after.value, value('writing'))
          assert.deepEqual(step.after.context, { ...context, failure })
        },
        look: (step) => {
          assert.deepEqual(step.after.value, { open: 'unsent' })
          assert.deepEqual(step.after.context, { ...step.before.context, failure: unreached })
        },
        store: (step) => comesTo(step, { context: { isKeeping: false } }),
      },
    }),
    'text.changed': (step) => {
      const context = { text: 'Water', isTouched: true, failure: null }
      comesTo(step, { context, brings: [keeps({ ...step.before.context, ...context })] })
    },
    // [VALID-18] What is not taken is told, and the others are sent at once.
    'files.chosen': (step) => {
      const { context } = step.before
      const isFull = context.files.length === 2
      const isFit = !isFull && step.event.files.length === 1
      const unfit = isFull
        ? [{ name: 'a.pdf', code: 'handIn.tooManyFiles' as const }]
        : isFit
          ? []
          : [
              { name: 'b.exe', code: 'file.wrongType' as const },
              { name: 'a.pdf', code: 'file.empty' as const },
              { name: 'a.pdf', code: 'file.tooLarge' as const },
            ]
      const files = isFit ? [bare] : context.files
      comesTo(step, {
        context: { files, unfit, isTouched: true, failure: null },
        brings: [...(isFit ? [startsUpload] : []), keeps({ text: context.text, files })],
      })
    },
    'file.removed': (step) => {
      const files = step.before.context.files.filter(({ key }) => key !== 'a')
      comesTo(step, {
        context: { files, isTouched: true, unfit: [], failure: null },
        brings: [keeps({ text: step.before.context.text, files })],
      })
      assert.equal(servicesOf(step.after).includes('upload'), false)
    },
    'file.moved': (step) => {
      const files = step.before.context.files.toReversed()
      comesTo(step, { context: { files, isTouched: true }, brings: [keeps({ ...step.before.context, files })] })
    },
    'file.retried': (step) =>
      comesTo(step, { context: { files: retried(step.before.context.files) }, brings: [startsUpload] }),
    'restored.noticed': (step) => comesTo(step, { context: { isRestored: false } }),
    // Nothing of it is left, here and on the device.
    'restored.dropped': (step) => {
      const left = blank(step.before.context)
      comesTo(step, {
        context: { ...left, isTouched: false, isRestored: false, isTried: false, unfit: [], failure: null },
        brings: [forgets(left)],
      })
      assert.equal(servicesOf(step.after).includes('upload'), false)
    },
    'change.noticed': (step) => comesTo(step, { context: { isChanged: false } }),
    'handIn.requested': (step) => {
      const { context } = step.before
      if (!step.before.matches({ open: 'writing' }))
        return comesTo(step, {
          value: { open: 'sending' },
          context: { failure: null },
          brings: [sending(context)],
        })
      const tried = { isTried: true, unfit: [], failure: null }
      // An empty one is refused before anything is sent.
      if (context.text === '' && context.files.length === 0)
        return comesTo(step, { context: tried, brings: [tells('formRefused')] })
      const files = retried(context.files)
      const value = isWhole({ files }) ? 'sending' : isSending({ files }) ? 'waiting' : 'writing'
      comesTo(step, {
        value: { open: value },
        context: { ...tried, files },
        brings: value === 'sending' ? [sending(context)] : isBroken(context) ? [startsUpload] : [],
      })
    },
    'handIn.dropped': (step) =>
      comesTo(step, {
        value: { open: 'writing' },
        context: step.before.hasTag('unsent') ? { failure: null } : {},
      }),
    'standing.given': (step) => {
      const { homework } = step.event
      const { context } = step.before
      const isNew = homework.revision !== context.homework.revision
      const isHeard = isNew && !step.before.matches({ open: 'sending' }) && !step.before.matches({ open: 'unsent' })
      if (!isHeard || step.before.matches({ open: 'catchingUp' })) return comesTo(step, {})
      // Nothing is written over.
      comesTo(step, { context: context.isTouched ? { homework } : { homework, ...blank({ homework }) } })
    },
    'file.progressed': (step) =>
      comesTo(step, { context: { files: onlyFile({ sent: 40 })(step.before.context.files) } }),
    'file.stored': (step) => {
      const files = onlyFile({ fileID: 'a1', standing: 'stored' })(step.before.context.files)
      const after = { ...step.before.context, files, tries: 0 }
      const isAwaited = step.before.hasTag('waiting')
      comesTo(step, {
        value: isAwaited ? { open: 'sending' } : step.before.value,
        context: { files, tries: 0 },
        brings: [keeps(after), ...(isAwaited ? [sending(after)] : [])],
      })
    },
    'file.failed': (step) => {
      const { isRepeatable, failure } = step.event
      const standing = isRepeatable ? 'interrupted' : 'refused'
      const isAwaited = step.before.hasTag('waiting')
      assert.deepEqual(
        [step.after.value, step.after.context],
        [
          isAwaited ? { open: isRepeatable ? 'interrupted' : 'writing' } : step.before.value,
          { ...step.before.context, files: onlyFile({ standing, failure })(step.before.context.files) },
        ],
      )
    },
    'network.lost': (step) => comesTo(step, { context: { isOnline: false } }),
    // Uploads that were broken off, and a hand-in without an answer, go on by themselves.
    'network.returned': (step) => {
      const { context } = step.before
      const again = { isOnline: true, tries: 0 }
      if (step.before.hasTag('unsent'))
        return comesTo(step, {
          value: { open: 'sending' },
          context: { ...again, failure: null },
          brings: [sending(context)],
        })
      const value = step.before.matches({ open: 'interrupted' }) ? ({ open: 'waiting' } as const) : step.before.value
      const brings = isBroken(context) ? [startsUpload] : []
      comesTo(step, { value, context: { ...again, files: retried(context.files) }, brings })
    },
    'store.failed': (step) => comesTo(step, { context: { isKeeping: false } }),
  },
})

import { useState } from 'react'

import { language, texts } from '#i18n/texts.ts'

import { ReasonSourceProvider, type ReasonSource } from '#app/context/reason-source.ts'
import { ChangedNotice } from '#views/kit/record/changed-notice.tsx'
import { ConfirmDialog } from '#views/kit/record/confirm-dialog.tsx'
import { ReasonDialog } from '#views/kit/record/reason-dialog.tsx'
import { ReasonField } from '#views/kit/record/reason-field.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { RecordHistory } from '#views/kit/record/record-history.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { samplesIn } from './samples.ts'

const LIMIT = 100
const nothing = () => undefined
/** What is written here is not kept. */
const keepsNothing: ReasonSource = {
  keptReasons: () => Promise.resolve({ restore: () => Promise.resolve(null), keep: () => nothing }),
}

/** The blocks of record pages, beside journey and status. */
export function Records() {
  const { states, statuses, names, lead, words } = samplesIn(language().code)
  const [asked, ask] = useState<'reason' | 'question' | null>(null)
  const [written, write] = useState(words[0] ?? '')
  const close = () => ask(null)
  const [granted = '', refused = '', withdrawn = ''] = [states['granted'], states['refused'], states['withdrawn']]
  const question = { title: refused, text: lead, word: refused, isDrastic: true }
  return (
    <div className="showcase-stack">
      <RecordActions>
        <RecordAction word={granted} because={null} look={{ variant: 'solid' }} choose={() => ask('question')} />
        <RecordAction
          word={refused}
          because={null}
          look={{ variant: 'soft', color: 'red' }}
          choose={() => ask('reason')}
        />
        <RecordAction word={granted} because={null} isBusy choose={nothing} />
        <RecordAction word={granted} because={null} isIdle choose={nothing} />
        <RecordAction word={withdrawn} because="record.notNow" choose={nothing} />
      </RecordActions>
      <ChangedNotice isChanged notice={nothing} />
      <SendingNotice changed="stillOpen" failure={null} />
      <SendingNotice isUnsent failure={null} />
      <ReasonField
        label={texts().record.reasonLabel()}
        value={written}
        limit={LIMIT}
        problem={null}
        isRequired
        change={write}
      />
      <RecordHistory
        entries={[
          { what: states['draft'] ?? '', details: [], who: names[0] ?? '', at: '2026-03-05 01:12:00' },
          { what: granted, details: statuses.slice(0, 2), who: names[1] ?? '', at: '2026-03-05 06:40:00' },
          { what: states['ended'] ?? '', details: [], who: null, at: '2026-03-06 09:30:00' },
        ]}
      />
      {asked === 'question' && <ConfirmDialog {...question} confirm={close} close={close} />}
      {asked === 'reason' && (
        <ReasonSourceProvider value={keepsNothing}>
          <ReasonDialog
            about=""
            question={{ ...question, isOptional: false, limit: LIMIT }}
            words={written}
            verdict={null}
            failure={null}
            isBusy={false}
            isUnsent={false}
            change={write}
            send={close}
            close={close}
          />
        </ReasonSourceProvider>
      )}
    </div>
  )
}

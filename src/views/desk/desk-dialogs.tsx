import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { keyOf, wordsProblem, wordsRule } from '#machines/desk/desk-rules.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { OutcomeDialog } from '#views/kit/record/outcome-dialog.tsx'
import { ReasonDialog } from '#views/kit/record/reason-dialog.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import type { DeskActor } from './desk-board.tsx'

/** What is asked and told in front of the desk. */
export function DeskDialogs({ desk }: { readonly desk: DeskActor }) {
  const isAsking = useSelector(desk, has('asking'))
  const isTold = useSelector(desk, has('told'))
  const isExplaining = useSelector(desk, has('explaining'))
  if (isAsking) return <DecisionDialog desk={desk} />
  if (isTold) return <Outcome desk={desk} />
  return isExplaining ? <Keys desk={desk} /> : null
}

/** Confirms a decision, with one reason for all that are decided on. */
function DecisionDialog({ desk }: { readonly desk: DeskActor }) {
  useFormRefused(desk)
  const context = useSelector(desk, (snapshot) => snapshot.context)
  const isBusy = useSelector(desk, has('busy'))
  const isUnsent = useSelector(desk, has('unsent'))
  const { decision, targets, words, failure } = context
  const LL = texts().desk
  const rule = wordsRule(targets, decision)
  const count = targets.length
  const isOne = count === 1
  const word = isOne ? targets[0]?.decisions.find((offer) => offer.decision === decision)?.word : undefined
  const title = {
    approve: isOne ? LL.ask.approve() : LL.ask.approveMany({ count }),
    reject: isOne ? LL.ask.reject() : LL.ask.rejectMany({ count }),
  }[decision]
  const text =
    rule === null ? LL.ask.plainText() : { approve: LL.ask.approveText(), reject: LL.ask.rejectText() }[decision]
  return (
    <ReasonDialog
      question={{
        title,
        text,
        word: word ?? LL.decision[decision](),
        isDrastic: decision === 'reject',
        isOptional: rule?.isRequired !== true,
        limit: rule?.limit ?? 0,
      }}
      about={JSON.stringify([targets.map(({ id }) => id), decision])}
      isPlain={rule === null}
      words={words}
      verdict={wordsProblem(context)}
      failure={failure}
      isBusy={isBusy}
      isUnsent={isUnsent}
      change={(written) => desk.send({ type: 'words.changed', words: written })}
      send={() => desk.send({ type: 'decision.sent' })}
      close={() => desk.send({ type: 'decision.dropped' })}
    />
  )
}

/** Outcome per record, if some could not be decided. */
function Outcome({ desk }: { readonly desk: DeskActor }) {
  const { targets, results } = useSelector(desk, (snapshot) => snapshot.context)
  const LL = texts().desk
  const done = results.filter(({ reason }) => reason === null).length
  return (
    <OutcomeDialog
      title={LL.outcome()}
      text={LL.outcomeText({ done, failed: results.length - done })}
      done={LL.wasDecided()}
      refused={LL.wasRefused()}
      outcomes={results.map((result) => {
        const item = targets.find((target) => keyOf(target) === keyOf(result))
        return {
          id: keyOf(result),
          whose: item?.who.originalName ?? '',
          what: item?.name ?? '',
          because: result.reason === null ? null : (result.message ?? reasonText(texts(), result.reason)),
        }
      })}
      close={() => desk.send({ type: 'outcome.read' })}
    />
  )
}

/** The keys of the desk. */
function Keys({ desk }: { readonly desk: DeskActor }) {
  const LL = texts().desk
  const close = () => desk.send({ type: 'keys.read' })
  const entries = [
    { keys: ['J', 'K', '↓', '↑'], what: LL.keys.move() },
    { keys: [LL.keys.space(), 'X'], what: LL.keys.tick() },
    { keys: [`${LL.keys.shift()} + ${LL.keys.space()}`, `${LL.keys.shift()} + ↓`], what: LL.keys.range() },
    { keys: ['Ctrl + A'], what: LL.keys.page() },
    { keys: [LL.keys.enter()], what: LL.keys.open() },
    { keys: ['A'], what: LL.decision.approve() },
    { keys: ['R'], what: LL.decision.reject() },
    { keys: ['Esc'], what: LL.keys.back() },
    { keys: ['?'], what: LL.keys.help() },
  ]
  return (
    <Dialog
      title={LL.keys.title()}
      text={LL.keys.text()}
      close={close}
      actions={<Button onClick={close}>{texts().shell.dialog.close()}</Button>}
    >
      <dl className="desk-keys">
        {entries.map(({ keys, what }) => (
          <div key={what} className="desk-key">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

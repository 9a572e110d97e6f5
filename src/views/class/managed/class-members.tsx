import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { UserPlus, Users } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

import { registrationStates, type Registration, type RegistrationResults } from '#api/class/registration.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { REASON_LIMIT } from '#machines/class/registration.lifecycle.ts'
import {
  closedBecause,
  registrationVerdict,
  staffDecisions,
  type StaffDecision,
} from '#machines/class/managed-registrations.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { failureText } from '#app/context/portal-context.ts'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PersonPicker } from '#views/editor/person-picker.tsx'
import { itemAddress } from '#views/editor/sections.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { OutcomeDialog } from '#views/kit/record/outcome-dialog.tsx'
import { ReasonDialog } from '#views/kit/record/reason-dialog.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { RosterExports } from '#views/roster/roster-exports.tsx'
import { RosterImport } from '#views/roster/roster-import.tsx'
import { ClassHead } from './class-head.tsx'
import { ClassTabs } from './class-tabs.tsx'
import { MemberRow } from './member-row.tsx'

const shownStates = registrationStates.filter((state) => state !== 'unregistered')
const KEYWORD_MAX = 100

/** A decision that is being written: on whom, and why. */
interface Asked {
  readonly decision: StaffDecision
  readonly targets: readonly Registration[]
}

/** The registrations of a class, by state: decided one by one or several at once, with people put in. */
export function ClassMembers({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const flows = useAdministration().flows.managedClasses
  const state = shownStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const list = useActorRef(flows.registrations, {
    input: {
      page: query.get('page'),
      size: sizeAskedFor(query.get('size')),
      filter: { classID: id, state, keyword },
    },
  })
  const counts = useActorRef(flows.registrationCounts, { input: { id } })
  const changes = useActorRef(flows.membersChanges)
  const count = useSelector(counts, (snapshot) => snapshot.context.item)
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const isBusy = useSelector(changes, has('busy'))
  const failure = useSelector(changes, (snapshot) => snapshot.context.failure)
  const [ticked, tick] = useState<readonly string[]>([])
  const [asked, ask] = useState<Asked | null>(null)
  const [words, write] = useState('')
  const [isPicking, pick] = useState(false)
  const [put, setPut] = useState<readonly string[]>([])
  /** Something was sent from the open dialogue, so that a failure of before is not told there. */
  const [isSent, setSent] = useState(false)
  const [outcome, tell] = useState<RegistrationResults>([])
  const LL = texts().managedClass
  const path = itemAddress('classes', id)

  const renew = useCallback(() => {
    list.send({ type: 'list.reloaded' })
    counts.send({ type: 'item.reloaded' })
  }, [list, counts])
  useEffect(() => {
    const subscription = changes.on('changed', ({ change, answer }) => {
      const done = answer.filter(({ reason }) => reason === null).length
      if (done > 0) showToast('success', texts().managedClass.decided({ count: numberText(done, language()) }))
      if (done < answer.length) tell(answer)
      if (change.type !== 'putIn') tick([])
      else if (done === answer.length) setPut((all) => [...all, ...change.userIDs])
      ask(null)
      renew()
    })
    return () => subscription.unsubscribe()
  }, [changes, renew])

  const begin = (decision: StaffDecision, targets: readonly Registration[]) => {
    write('')
    setSent(false)
    ask({ decision, targets })
  }
  const verdictOf = ({ decision, targets }: Asked): string | null => {
    for (const target of targets) {
      const said = registrationVerdict(target, decision, words)
      if (said.kind === 'refused') return said.code
    }
    return null
  }
  const sendAsked = () => {
    if (asked === null || (asked.decision !== 'approve' && verdictOf(asked) !== null)) return
    const registrations = asked.targets.flatMap(({ registrationID, revision }) =>
      registrationID === null ? [] : [{ registrationID, revision }],
    )
    setSent(true)
    changes.send({ type: 'change.sent', change: { type: asked.decision, registrations, reason: words } })
  }
  const selected = rows.filter(({ registrationID }) => registrationID !== null && ticked.includes(registrationID))
  const narrowed = (name: 'state' | 'keyword', value: string): string => {
    const next = new URLSearchParams(query)
    next.set('tab', 'members')
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return `${path}?${next}`
  }
  return (
    <div className="editor">
      <ClassHead id={id} />
      <ClassTabs id={id} current="members" />
      <LinkTabs
        label={LL.states()}
        entries={['' as const, ...shownStates].map((name) => ({
          href: narrowed('state', name),
          text: name === '' ? texts().administration.items.allStates() : LL.member[name](),
          isCurrent: name === state,
          ...(name !== '' && count !== null && { count: count[name] }),
        }))}
      />
      <div className="managed-class-bar">
        <SearchBox
          label={texts().administration.items.search()}
          placeholder={LL.searchPeople()}
          value={keyword}
          commit={(text) => navigate(narrowed('keyword', text))}
        />
        <Button
          className="command"
          onClick={() => {
            setPut([])
            setSent(false)
            pick(true)
          }}
        >
          <UserPlus size={16} aria-hidden="true" />
          {LL.putIn()}
        </Button>
      </div>
      {failure !== null && asked === null && !isPicking && (
        <p className="notice" data-kind="error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.noMembers()} text={LL.noMembersHint()} icon={<Users />} />}
      >
        {(registrations: readonly Registration[]) => (
          <ul className="managed-class-rows">
            {registrations.map((one) => (
              <MemberRow
                key={one.learner.userId}
                registration={one}
                isTicked={one.registrationID !== null && ticked.includes(one.registrationID)}
                isBusy={isBusy}
                tick={(registrationID) =>
                  tick((all) =>
                    all.includes(registrationID)
                      ? all.filter((other) => other !== registrationID)
                      : [...all, registrationID],
                  )
                }
                begin={(decision) => begin(decision, [one])}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      {selected.length > 0 && (
        <div className="managed-class-bulk" role="group" aria-label={LL.bulk()}>
          <span role="status">{LL.ticked({ count: numberText(selected.length, language()) })}</span>
          <RecordActions>
            {staffDecisions.map((decision) => (
              <RecordAction
                key={decision}
                word={LL.decision[decision]()}
                because={selected.map((one) => closedBecause(one, decision)).find((code) => code !== null) ?? null}
                look={{ variant: 'soft', ...(decision !== 'approve' && { color: 'red' }) }}
                isIdle={isBusy}
                choose={() => begin(decision, selected)}
              />
            ))}
          </RecordActions>
        </div>
      )}
      <ListPagination list={list} path={path} query={query} />
      <RosterImport classID={id} refresh={renew} />
      <RosterExports classID={id} />
      {asked !== null && (
        <ReasonDialog
          question={{
            title: LL.decision[asked.decision](),
            text: LL.decisionText({ count: numberText(asked.targets.length, language()) }),
            word: LL.decision[asked.decision](),
            isDrastic: asked.decision !== 'approve',
            isOptional: asked.decision === 'approve',
            limit: REASON_LIMIT,
          }}
          about={JSON.stringify([id, asked.targets.map(({ learner }) => learner.userId), asked.decision])}
          words={words}
          verdict={asked.decision === 'approve' ? null : verdictOf(asked)}
          failure={isSent ? failure : null}
          isBusy={isBusy}
          isUnsent={false}
          change={write}
          send={sendAsked}
          close={() => ask(null)}
        />
      )}
      {isPicking && (
        <PersonPicker
          title={LL.putIn()}
          note={LL.putInHint()}
          failure={isSent ? failure : null}
          flow={flows.classPeople}
          isChosen={({ userId }) => put.includes(userId) || isBusy}
          choose={({ userId }) => {
            setSent(true)
            changes.send({ type: 'change.sent', change: { type: 'putIn', classID: id, userIDs: [userId] } })
          }}
          close={() => pick(false)}
        />
      )}
      {outcome.length > 0 && (
        <OutcomeDialog
          title={LL.outcome()}
          text={LL.outcomeText()}
          done={LL.isDone()}
          refused={LL.refused()}
          outcomes={outcome.map(({ id: of, message }) => {
            const row = rows.find((one) => one.registrationID === of || one.learner.userId === of)
            return { id: of, whose: row?.learner.originalName ?? '', what: '', because: message }
          })}
          close={() => tell([])}
        />
      )}
    </div>
  )
}

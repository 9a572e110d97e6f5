import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'

import type { DepartmentAction, ManagedDepartment } from '#api/department/managed-department.contract.ts'
import { pathName } from '#api/dictionary/tree-rule.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { TOP } from '#machines/department/department.lifecycle.ts'
import { keysOf } from '#machines/kit/keys.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Labelled } from '#views/editor/labelled.tsx'
import { Choice } from '#views/kit/choice/choice.tsx'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { RecordConfirm } from '#views/kit/record/record-confirm.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import './department-tree.css'

interface Props {
  readonly record: RecordActor<ManagedDepartment, DepartmentAction>
}

/** Actions for which a place is chosen, with what is wrong with each place. */
const faultOf = { move: 'moving', merge: 'merging' } as const
type Placing = keyof typeof faultOf
const isPlacing = (action: DepartmentAction): action is Placing => Object.hasOwn(faultOf, action)

/** The dialog of the pending action: of a move and a merger with the place, of others a question. */
export function DepartmentAsking({ record }: Props) {
  useFormRefused(record)
  const isAsking = useSelector(record, has('asking'))
  const intent = useSelector(record, (snapshot) => snapshot.context.intent)
  if (isAsking && intent !== null && isPlacing(intent.event)) return <Placed record={record} action={intent.event} />
  return (
    <RecordConfirm
      record={record}
      questionOf={(action, { name }) => {
        if (isPlacing(action)) return null
        const LL = texts().department
        return { title: LL.ask[action]({ name }), text: LL.askText[action](), word: LL.action[action]() }
      }}
    />
  )
}

function Placed({ record, action }: Props & { readonly action: Placing }) {
  const id = useId()
  const [isTried, setTried] = useState(false)
  const isBusy = useSelector(record, has('busy'))
  const isUnsent = useSelector(record, has('unsent'))
  const isChanged = useSelector(record, has('changed'))
  const { item, intent, rules, failure } = useSelector(record, (snapshot) => snapshot.context)
  if (item === null || intent === null) return null
  const { department: LL, record: said } = texts()
  const { words } = intent
  const verdict = rules.verdict(item, action, words)
  const close = () => record.send({ type: 'event.dropped' })
  // Nothing is wrong before something is chosen or sent.
  const problem = verdict.kind === 'refused' && (isTried || words !== '') ? reasonText(texts(), verdict.code) : null
  return (
    <Dialog
      title={LL.ask[action]({ name: item.name })}
      text={LL.askText[action]()}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {said.back()}
          </Button>
          <Button
            className="record-action"
            {...(action === 'merge' && { variant: 'soft', color: 'red' })}
            loading={isBusy}
            onClick={() => {
              setTried(true)
              record.send({ type: 'event.sent' })
            }}
          >
            {isUnsent ? said.sendAgain() : LL.action[action]()}
          </Button>
        </>
      }
    >
      <div className="department-form">
        <SendingNotice changed={isChanged ? 'stillOpen' : null} isUnsent={isUnsent} failure={failure} />
        {action === 'merge' && <Concerned item={item} />}
        <Labelled id={id} label={LL.place[action]()} {...(problem !== null && { problem })}>
          <Choice
            id={id}
            value={words}
            entries={[...(words === '' ? [{ value: '', text: LL.choose() }] : []), ...placesOf(item, action)]}
            choose={(place) => record.send({ type: 'words.changed', words: place })}
          />
        </Labelled>
      </div>
    </Dialog>
  )
}

/** Where it can go; itself, and what is below it, are no places. */
function placesOf({ facts: { places } }: ManagedDepartment, action: Placing) {
  const named = places.map(({ departmentID, name, parentID }) => ({
    dictCode: departmentID ?? TOP,
    dictName: departmentID === null ? texts().department.top() : name,
    ...(parentID !== null && { parentCode: parentID }),
  }))
  return places
    .filter((place) => place[faultOf[action]] === null)
    .map(({ departmentID }) => ({ value: departmentID ?? TOP, text: pathName(named, departmentID ?? TOP) }))
}

/** What goes over with a merger, as far as there is any. */
function Concerned({ item: { concerned } }: { readonly item: ManagedDepartment }) {
  const LL = texts().department
  return (
    <ul className="department-concerned">
      {keysOf(concerned)
        .filter((what) => concerned[what] > 0)
        .map((what) => (
          <li key={what}>
            {LL.concerned[what]()} <strong>{numberText(concerned[what], language())}</strong>
          </li>
        ))}
    </ul>
  )
}

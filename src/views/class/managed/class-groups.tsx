import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useState } from 'react'

import { GROUP_NAME_MAX, memberOffices, type ClassGroups as Arrangement } from '#api/class/class-groups.contract.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { failureText } from '#app/context/portal-context.ts'
import type { GroupsChange } from '#app/class/managed-flows.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { RecordFaces } from '#views/kit/record/record-faces.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import '#views/kit/text-box/text-box.css'
import { ClassHead } from './class-head.tsx'
import { ClassTabs } from './class-tabs.tsx'

type Change = GroupsChange extends infer Each ? (Each extends GroupsChange ? Omit<Each, 'classID'> : never) : never
type Tell = (change: Change) => void
type Person = Arrangement['ungrouped'][number]

/** Groups and offices of a class; every change takes effect at once. */
export function ClassGroups({ id }: { readonly id: string }) {
  const flows = useAdministration().flows.managedClasses
  const detail = useActorRef(flows.groups, { input: { id } })
  const changes = useActorRef(flows.groupsChanges)
  const item = useSelector(detail, (snapshot) => snapshot.context.item)
  const failure = useSelector(changes, (snapshot) => snapshot.context.failure)
  const isBusy = useSelector(changes, has('busy'))
  useEffect(() => {
    const subscription = changes.on('changed', () => {
      showToast('success', texts().managedClass.groupsChanged())
      detail.send({ type: 'item.reloaded' })
    })
    return () => subscription.unsubscribe()
  }, [changes, detail])
  if (item === null) {
    return (
      <RecordFaces
        actor={detail}
        within="page"
        back={<BackLink href={addressOf('classes')}>{texts().administration.editor.toList()}</BackLink>}
        retry={() => detail.send({ type: 'item.reloaded' })}
      />
    )
  }
  return (
    <div className="editor">
      <ClassHead id={id} />
      <ClassTabs id={id} current="groups" />
      {failure !== null && (
        <p className="notice" data-kind="error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <fieldset className="editor-fields" disabled={isBusy}>
        <Offices
          item={item}
          tell={(change) => changes.send({ type: 'change.sent', change: { ...change, classID: id } })}
        />
        <Groups
          item={item}
          tell={(change) => changes.send({ type: 'change.sent', change: { ...change, classID: id } })}
        />
      </fieldset>
    </div>
  )
}

interface Props {
  readonly item: Arrangement
  readonly tell: Tell
}

function Groups({ item: { groups, ungrouped }, tell }: Props) {
  const [name, type] = useState('')
  const id = useId()
  const LL = texts().managedClass
  const order = groups.map(({ groupID }) => groupID)
  const choices = [
    { value: '', text: LL.noGroup() },
    ...groups.map(({ groupID, name: text }) => ({ value: groupID, text })),
  ]
  return (
    <>
      {groups.map(({ groupID, name: called, members }, at) => (
        <section key={groupID} className="editor-section" aria-label={called}>
          <div className="managed-class-group">
            <NameField
              // A name that has been changed elsewhere replaces what stands there.
              key={called}
              name={called}
              rename={(to) => tell({ type: 'rename', groupID, name: to })}
            />
            <OrderButtons
              name={called}
              up={at === 0 ? null : () => tell({ type: 'order', groupIDs: moved(order, at, -1) })}
              down={at === groups.length - 1 ? null : () => tell({ type: 'order', groupIDs: moved(order, at, 1) })}
              remove={() => tell({ type: 'remove', groupID })}
            />
          </div>
          <Members people={members} groupID={groupID} choices={choices} tell={tell} />
        </section>
      ))}
      <form
        className="managed-class-bar"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          tell({ type: 'add', name })
          type('')
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {LL.groupName()}
        </label>
        <input
          id={id}
          className="text-box text-field"
          dir="auto"
          maxLength={GROUP_NAME_MAX}
          placeholder={LL.groupName()}
          value={name}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="soft" className="command">
          {LL.addGroup()}
        </Button>
      </form>
      <section className="editor-section" aria-label={LL.ungrouped()}>
        <h2 className="editor-heading">{LL.ungrouped()}</h2>
        <Members people={ungrouped} groupID={null} choices={choices} tell={tell} />
      </section>
    </>
  )
}

function NameField({ name, rename }: { readonly name: string; readonly rename: (to: string) => void }) {
  const [typed, type] = useState(name)
  const keep = () => {
    if (typed.trim() === '') type(name)
    else if (typed.trim() !== name) rename(typed)
  }
  return (
    <input
      className="text-box text-field"
      dir="auto"
      aria-label={texts().managedClass.groupName()}
      maxLength={GROUP_NAME_MAX}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

interface MembersProps {
  readonly people: readonly Person[]
  readonly groupID: string | null
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly tell: Tell
}

/** The members of one group, each with the choice of another. */
function Members({ people, groupID, choices, tell }: MembersProps) {
  const LL = texts().managedClass
  if (people.length === 0) return <p className="editor-note">{LL.nobody()}</p>
  return (
    <ul className="part-lines">
      {people.map(({ userId, originalName: name }) => (
        <li key={userId} className="part-line managed-class-person">
          <span className="part-name">
            <bdi>{name}</bdi>
          </span>
          <label className="visually-hidden" htmlFor={`group-${userId}`}>
            {LL.groupOf({ name })}
          </label>
          <Choice
            id={`group-${userId}`}
            value={groupID ?? ''}
            entries={choices}
            choose={(to) => tell({ type: 'move', groupID: to === '' ? null : to, userIDs: [userId] })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Who leads the team and who is on the discipline committee, out of the members. */
function Offices({ item: { groups, ungrouped, offices }, tell }: Props) {
  const LL = texts().managedClass
  const members = [...groups.flatMap((group) => group.members), ...ungrouped]
  return (
    <section className="editor-section" aria-label={LL.offices()}>
      <h2 className="editor-heading">{LL.offices()}</h2>
      {memberOffices.map((office) => {
        const held = offices[office].map(({ userId }) => userId)
        const set = (userIDs: readonly string[]) => tell({ type: 'office', office, userIDs })
        const others = members.filter(({ userId }) => !held.includes(userId))
        return (
          <div key={office} className="managed-class-office">
            <label className="editor-label" htmlFor={office}>
              {LL.office[office]()}
            </label>
            <ul className="part-lines">
              {offices[office].map(({ userId, originalName: name }) => (
                <li key={userId} className="part-line managed-class-person">
                  <span className="part-name">
                    <bdi>{name}</bdi>
                  </span>
                  <Button
                    type="button"
                    variant="soft"
                    color="gray"
                    className="command"
                    aria-label={`${LL.endOffice()} ${name}`}
                    onClick={() => set(held.filter((one) => one !== userId))}
                  >
                    {LL.endOffice()}
                  </Button>
                </li>
              ))}
            </ul>
            <Choice
              id={office}
              value=""
              entries={[
                { value: '', text: LL.chooseMember() },
                ...others.map(({ userId, originalName }) => ({ value: userId, text: originalName })),
              ]}
              choose={(userId) => userId !== '' && set([...held, userId])}
            />
          </div>
        )
      })}
    </section>
  )
}

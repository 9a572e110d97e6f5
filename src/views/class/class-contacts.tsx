import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Mail, SearchX } from 'lucide-react'
import { use, useEffect, useState } from 'react'

import type { ClassContact, ClassContacts } from '#api/class/contact.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { Choice } from '#views/kit/choice/choice.tsx'
import { dialogueAddress } from '#views/message/message-address.ts'
import { GroupLetterDialog } from './group-letter-dialog.tsx'
import '#views/kit/record/actions.css'
import './contacts.css'

interface Props {
  readonly classID: string
}

/** The largest page size of a list. */
const SIZE = 40

/** [ROUTE-67, ROUTE-77, CLASS-02] The people of a class by groups, with a letter to one of them or to a group. */
export function ClassContactList({ classID }: Props) {
  const { contacts } = use(usePortal().flows.classes())
  const [filter, setFilter] = useState({ group: '', keyword: '' })
  const list = useActorRef(contacts, { input: { size: SIZE, filter: { classID, ...filter } } })
  const known = useSelector(list, (snapshot) => snapshot.context.answer)
  const choose = (changed: Partial<typeof filter>) => {
    const next = { ...filter, ...changed }
    setFilter(next)
    list.send({ type: 'filter.chosen', filter: { classID, ...next } })
  }
  const page = useSelector(list, (snapshot) => snapshot.context.page)
  const count = useSelector(list, (snapshot) => snapshot.context.count)
  return (
    <div className="contacts">
      {known !== null && <Tools classID={classID} contacts={known} filter={filter} choose={choose} />}
      <ListFaces list={list} empty={<Nobody isNarrowed={filter.group !== '' || filter.keyword !== ''} />}>
        {() => known !== null && <People contacts={known} />}
      </ListFaces>
      {count > SIZE && (
        <Pagination
          page={page}
          size={SIZE}
          count={count}
          turnTo={(chosen) => list.send({ type: 'page.chosen', page: chosen })}
          resize={(chosen) => list.send({ type: 'size.chosen', size: chosen })}
          simple
        />
      )}
    </div>
  )
}

interface ToolsProps {
  readonly classID: string
  readonly contacts: ClassContacts
  readonly filter: { readonly group: string; readonly keyword: string }
  readonly choose: (changed: { readonly group?: string; readonly keyword?: string }) => void
}

/** Those without a group, as the server knows them. */
const NONE = 'none'

function Tools({ classID, contacts, filter, choose }: ToolsProps) {
  const LL = texts().class.contacts
  const [isWriting, setWriting] = useState(false)
  const { groups, ungrouped, canWrite, canWriteToAll } = contacts
  const chosen = groups.find(({ groupID }) => groupID === filter.group)
  const mayWrite = chosen === undefined ? canWriteToAll && filter.group === '' : canWrite
  const counted = (name: string, count: number) =>
    LL.counted({ name: `\u2068${name}\u2069`, count: numberText(count, language()) })
  return (
    <div className="contacts-tools">
      <SearchBox
        label={LL.search()}
        placeholder={LL.placeholder()}
        value={filter.keyword}
        commit={(keyword) => choose({ keyword })}
      />
      {groups.length > 0 && (
        <>
          <label className="visually-hidden" htmlFor="contact-group">
            {LL.group()}
          </label>
          <Choice
            id="contact-group"
            value={filter.group}
            entries={[
              { value: '', text: LL.everybody() },
              ...groups.map(({ groupID, name, count }) => ({ value: groupID, text: counted(name, count) })),
              ...(ungrouped > 0 ? [{ value: NONE, text: counted(LL.noGroup(), ungrouped) }] : []),
            ]}
            choose={(group) => choose({ group })}
          />
        </>
      )}
      {mayWrite && (
        <Button className="record-action" variant="soft" onClick={() => setWriting(true)}>
          <Mail size={16} aria-hidden="true" />
          {chosen === undefined ? LL.writeToAll() : LL.writeToGroup()}
        </Button>
      )}
      {isWriting && (
        <GroupLetterDialog
          classID={classID}
          group={chosen?.groupID ?? null}
          name={chosen?.name ?? contacts.className}
          close={() => setWriting(false)}
        />
      )}
    </div>
  )
}

/** Opens the dialogue with one of them. */
function People({ contacts }: { readonly contacts: ClassContacts }) {
  const { opening } = use(usePortal().flows.correspondence())
  const opener = useActorRef(opening, { input: undefined })
  const isBusy = useSelector(opener, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(opener, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  useEffect(() => {
    const opened = opener.on('opened', ({ dialogueId, originalName }) =>
      navigate(dialogueAddress({ dialogueId, chatUserName: originalName, senderName: '' })),
    )
    return () => opened.unsubscribe()
  }, [opener])
  const LL = texts()
  return (
    <div aria-busy={isBusy}>
      {failure !== null && (
        <div className="notice" data-kind="error" role="alert">
          <span>{failureText(failure)}</span>
          <Button variant="ghost" size="1" onClick={() => opener.send({ type: 'opening.retried' })}>
            {LL.portal.retry()}
          </Button>
        </div>
      )}
      <ul className="class-members">
        {contacts.list.map((person) => (
          <Person
            key={person.userId}
            person={person}
            groups={contacts.groups}
            {...(contacts.canWrite &&
              !person.isSelf && {
                write: () => opener.send({ type: 'correspondent.chosen', userId: person.userId }),
              })}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </div>
  )
}

interface PersonProps {
  readonly person: ClassContact
  readonly groups: ClassContacts['groups']
  readonly write?: () => void
  readonly isBusy: boolean
}

function Person({ person, groups, write, isBusy }: PersonProps) {
  const { wording } = usePortal().settings
  const LL = texts().class
  const group = groups.find(({ groupID }) => groupID === person.groupID)
  const said = [
    ...person.offices.map((office) =>
      office === 'headmaster' ? LL.terms[wording].headmaster() : LL.contacts.office[office](),
    ),
    ...(group === undefined ? [] : [group.name]),
    ...(person.isSelf ? [LL.contacts.self()] : []),
  ]
  return (
    <li className="class-member">
      <Avatar id={person.userId} name={person.originalName} imageID={person.photo} size={40} />
      <span className="contact-words">
        <bdi className="contact-name">{person.originalName}</bdi>
        {said.length > 0 && (
          <span className="contact-said">
            {said.map((text) => (
              <bdi key={text}>{text}</bdi>
            ))}
          </span>
        )}
      </span>
      {write !== undefined && (
        <button
          type="button"
          className="icon-button"
          disabled={isBusy}
          aria-label={LL.contacts.write({ name: `\u2068${person.originalName}\u2069` })}
          onClick={write}
        >
          <Mail size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function Nobody({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const LL = texts().class.contacts
  return isNarrowed ? (
    <Face within="section" title={LL.noneFoundTitle()} text={LL.noneFoundText()} icon={<SearchX />} />
  ) : (
    <p className="class-note">{texts().class.noMembers()}</p>
  )
}

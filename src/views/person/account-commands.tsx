import { useSelector } from '@xstate/react'
import { LockOpen, Mail, UserCheck, UserX } from 'lucide-react'
import type { ReactNode } from 'react'

import type { AccountCommand, ManagedPerson } from '#api/person/managed-person.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { offered } from '#machines/person/person-draft.ts'

import { ConfirmDialog } from '#views/kit/record/confirm-dialog.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { AccountJourney } from './account-history.tsx'
import { AccountStatus } from './account-status.tsx'
import type { PersonEditor } from './person-page.tsx'

const icons: Readonly<Record<AccountCommand, ReactNode>> = {
  sendLink: <Mail size={16} aria-hidden="true" />,
  unlock: <LockOpen size={16} aria-hidden="true" />,
  enable: <UserCheck size={16} aria-hidden="true" />,
  disable: <UserX size={16} aria-hidden="true" />,
}

interface Props {
  readonly editor: PersonEditor
  readonly item: ManagedPerson
}

/** State of the account and its commands; a disallowed command explains itself. */
export function AccountCommands({ editor, item }: Props) {
  const isAsking = useSelector(editor, has('confirming'))
  const isBusy = useSelector(editor, has('busy'))
  const chosen = useSelector(editor, (snapshot) => snapshot.context.command)
  const { person: LL } = texts()
  return (
    <section className="editor-section person-account-card" aria-labelledby="account-heading">
      <h2 className="editor-heading" id="account-heading">
        {LL.account()}
      </h2>
      <div className="person-state">
        <AccountStatus state={item.state} isLocked={item.isLocked} />
        <p className="person-state-text">{item.isLocked ? LL.stateText.locked() : LL.stateText[item.state]()}</p>
      </div>
      <ul className="editor-facts">
        <li>
          {texts().administration.editor.created()} <DateText value={item.createdAt} />
        </li>
        <li>
          <bdi>{LL.sessions({ count: numberText(item.sessionCount, language()) })}</bdi>
        </li>
        {item.link !== null && (
          <li>
            {LL.linkUntil()} <DateText value={item.link.expiresAt} />
          </li>
        )}
      </ul>
      <RecordActions>
        {offered(item).map(({ action: command, because }) => (
          <RecordAction
            key={command}
            word={wordOf(command, item)}
            because={because}
            look={{ variant: 'soft', ...(command === 'disable' && { color: 'red' }) }}
            icon={icons[command]}
            isBusy={isBusy && chosen === command}
            isIdle={isBusy && chosen !== command}
            choose={() => editor.send({ type: 'command.chosen', command })}
          />
        ))}
      </RecordActions>
      <AccountJourney item={item} />
      {isAsking && <Asking editor={editor} />}
    </section>
  )
}

const wordOf = (command: AccountCommand, { state }: Pick<ManagedPerson, 'state'>): string => {
  const LL = texts().person.command
  return command === 'sendLink' && state === 'invited' ? LL.invite() : LL[command]()
}

/** Confirms commands that lock an account or send a message. */
function Asking({ editor }: { readonly editor: PersonEditor }) {
  const { command, item } = useSelector(editor, (snapshot) => snapshot.context)
  const LL = texts().person.ask
  if (item === null || (command !== 'disable' && command !== 'sendLink')) return null
  const isDisabling = command === 'disable'
  return (
    <ConfirmDialog
      title={isDisabling ? LL.disable() : LL.sendLink()}
      text={isDisabling ? LL.disableText() : LL.sendLinkText()}
      word={wordOf(command, item)}
      isDrastic={isDisabling}
      confirm={() => editor.send({ type: 'command.confirmed' })}
      close={() => editor.send({ type: 'command.cancelled' })}
    />
  )
}

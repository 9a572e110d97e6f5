import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LockOpen, Mail, UserCheck, UserX } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import type { AccountCommand, ManagedPerson } from '#api/person/managed-person.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { commandVerdict, offered } from '#machines/person/person-draft.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { AccountStatus } from './account-status.tsx'
import { has, type PersonEditor } from './person-page.tsx'

const looks: Readonly<
  Record<AccountCommand, { readonly icon: ReactNode; readonly color: ComponentProps<typeof Button>['color'] }>
> = {
  sendLink: { icon: <Mail size={16} aria-hidden="true" />, color: undefined },
  unlock: { icon: <LockOpen size={16} aria-hidden="true" />, color: undefined },
  enable: { icon: <UserCheck size={16} aria-hidden="true" />, color: undefined },
  disable: { icon: <UserX size={16} aria-hidden="true" />, color: 'red' },
}
const order: readonly AccountCommand[] = ['enable', 'sendLink', 'unlock', 'disable']

interface Props {
  readonly editor: PersonEditor
  readonly item: ManagedPerson
}

/** How the account stands, and what can be done with it; a closed command says why. */
export function AccountCommands({ editor, item }: Props) {
  const isAsking = useSelector(editor, has('confirming'))
  const { person: LL } = texts()
  const commands = order.filter((command) => offered(item).includes(command))
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
      <div className="person-actions">
        {commands.map((command) => (
          <Command key={command} editor={editor} item={item} command={command} />
        ))}
      </div>
      {isAsking && <Asking editor={editor} />}
    </section>
  )
}

const wordOf = (command: AccountCommand, { state }: Pick<ManagedPerson, 'state'>): string => {
  const LL = texts().person.command
  return command === 'sendLink' && state === 'invited' ? LL.invite() : LL[command]()
}

function Command({ editor, item, command }: Props & { readonly command: AccountCommand }) {
  const reasonId = useId()
  const isBusy = useSelector(editor, has('busy'))
  const isOwn = useSelector(editor, (snapshot) => snapshot.context.command === command)
  const said = commandVerdict(command, item)
  const closed = said.kind === 'refused' ? reasonText(texts(), said.code) : null
  const { icon, color } = looks[command]
  return (
    <>
      <Button
        type="button"
        variant="soft"
        className="command"
        {...(color !== undefined && { color })}
        loading={isBusy && isOwn}
        disabled={isBusy && !isOwn}
        // Not `disabled`: who finds it closed can still ask why.
        {...(closed !== null && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onClick={() => {
          if (closed === null) editor.send({ type: 'command.chosen', command })
          else showToast('info', closed)
        }}
      >
        {icon}
        {wordOf(command, item)}
      </Button>
      {closed !== null && (
        <span className="visually-hidden" id={reasonId}>
          {closed}
        </span>
      )}
    </>
  )
}

/** Asked before somebody is shut out, or written to. */
function Asking({ editor }: { readonly editor: PersonEditor }) {
  const { command, item } = useSelector(editor, (snapshot) => snapshot.context)
  const { person: LL, administration } = texts()
  const cancel = () => editor.send({ type: 'command.cancelled' })
  if (item === null || (command !== 'disable' && command !== 'sendLink')) return null
  const isDisabling = command === 'disable'
  return (
    <Dialog
      title={isDisabling ? LL.ask.disable() : LL.ask.sendLink()}
      text={isDisabling ? LL.ask.disableText() : LL.ask.sendLinkText()}
      close={cancel}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={cancel}>
            {administration.editor.cancel()}
          </Button>
          <Button
            {...(isDisabling && { color: 'red' as const })}
            onClick={() => editor.send({ type: 'command.confirmed' })}
          >
            {wordOf(command, item)}
          </Button>
        </>
      }
    />
  )
}

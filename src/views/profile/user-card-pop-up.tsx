import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Camera, LogOut, MonitorSmartphone, PencilLine, UserRound } from 'lucide-react'
import { Direction, Popover } from 'radix-ui'
import { useEffect, useId, type ReactNode } from 'react'
import { Link } from 'wouter'

import { accountAddress } from '#api/account/addresses.ts'
import { profileAddress } from '#api/profile/addresses.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'
import { language, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { useUserCard } from './use-user-card.ts'
import './user-card-pop-up.css'

/** Fixed length, independent of the password (gap GAP-30). */
const MASK = '••••••••'

interface Props {
  /** The button that opens the card. */
  readonly trigger: ReactNode
  readonly user: CurrentUser
}

/** [SHELL-27..29] The user's card, open on its first render, since it is loaded on demand. */
export default function UserCardPopUp({ trigger, user }: Props) {
  const card = useUserCard()
  const isOpen = useSelector(card, (snapshot) => snapshot.hasTag('opened'))
  useEffect(() => card.send({ type: 'card.opened' }), [card])
  return (
    <Direction.Provider dir={language().dir}>
      <Popover.Root
        open={isOpen}
        onOpenChange={(wanted) => card.send({ type: wanted ? 'card.opened' : 'card.dismissed' })}
      >
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
        <Popover.Portal>
          <OverlayTheme>
            <Popover.Content
              className="account-card"
              align="end"
              sideOffset={8}
              collisionPadding={8}
              aria-label={texts().profile.card.title()}
            >
              <Card
                user={user}
                changeName={() => card.send({ type: 'name.asked' })}
                changeAvatar={() => card.send({ type: 'avatar.asked' })}
                dismiss={() => card.send({ type: 'card.dismissed' })}
              />
            </Popover.Content>
          </OverlayTheme>
        </Popover.Portal>
      </Popover.Root>
      <AccountDialogs card={card} user={user} />
    </Direction.Provider>
  )
}

interface CardProps {
  readonly user: CurrentUser
  readonly changeName: () => void
  readonly changeAvatar: () => void
  readonly dismiss: () => void
}

function Card({ user, changeName, changeAvatar, dismiss }: CardProps) {
  const { session, settings } = usePortal()
  const LL = texts()
  const { card } = LL.profile
  return (
    <>
      <div className="account-card-head">
        <Avatar id={user.userId} name={user.originalName} size={64} imageID={user.headImg} />
        <div className="account-card-words">
          <p className="account-card-name">
            <bdi>{LL.shell.userName({ originalName: user.originalName, accountName: user.name })}</bdi>
          </p>
          <div className="account-card-changes">
            <Button variant="ghost" size="1" onClick={changeAvatar}>
              <Camera size={14} aria-hidden="true" />
              {card.changePicture()}
            </Button>
            <Button variant="ghost" size="1" onClick={changeName}>
              <PencilLine size={14} aria-hidden="true" />
              {card.changeName()}
            </Button>
          </div>
        </div>
      </div>
      <dl className="account-card-facts">
        <Fact label={card.password()} href={accountAddress('resetPasswords')} action={card.change()} dismiss={dismiss}>
          <span aria-hidden="true">{MASK}</span>
          <span className="visually-hidden">{card.hidden()}</span>
        </Fact>
        <Fact
          label={LL.profile.field.email()}
          href={accountAddress('resetEmail')}
          action={user.email === null ? card.bind() : card.change()}
          dismiss={dismiss}
        >
          {user.email === null ? card.notBound() : <bdi dir="ltr">{user.email}</bdi>}
        </Fact>
        <Fact
          label={LL.profile.field.phone()}
          href={user.bindPhone === null ? accountAddress('bindPhone') : accountAddress('resetPhone')}
          action={user.bindPhone === null ? card.bind() : card.change()}
          dismiss={dismiss}
        >
          {user.bindPhone === null ? card.notBound() : <bdi dir="ltr">{user.bindPhone}</bdi>}
        </Fact>
      </dl>
      <div className="account-card-ways">
        <Link className="account-card-way" href={profileAddress('myuserinfo')} onClick={dismiss}>
          <UserRound size={16} aria-hidden="true" />
          {LL.title.myuserinfo()}
        </Link>
        <Link className="account-card-way" href={profileAddress('mysessions')} onClick={dismiss}>
          <MonitorSmartphone size={16} aria-hidden="true" />
          {LL.title.mysessions()}
        </Link>
        {(settings.navigation || settings.logOut) && (
          <button
            type="button"
            className="account-card-way"
            onClick={() => session.send({ type: 'signOut.requested' })}
          >
            <LogOut size={16} className="mirrored" aria-hidden="true" />
            {LL.portal.signOut()}
          </button>
        )}
      </div>
    </>
  )
}

interface FactProps {
  readonly label: string
  readonly href: string
  readonly action: string
  readonly dismiss: () => void
  readonly children: ReactNode
}

function Fact({ label, href, action, dismiss, children }: FactProps) {
  const id = useId()
  return (
    <div className="account-card-fact">
      <dt id={id}>{label}</dt>
      <dd>
        <span className="account-card-value">{children}</span>
        {/* The accessible name includes what it changes. */}
        <Link
          className="account-card-action"
          id={`${id}-action`}
          href={href}
          aria-labelledby={`${id}-action ${id}`}
          onClick={dismiss}
        >
          {action}
        </Link>
      </dd>
    </div>
  )
}

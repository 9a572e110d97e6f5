import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { lightFormat } from 'date-fns/lightFormat'
import { Camera, PencilLine } from 'lucide-react'
import { use, useId, useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import { accountAddress } from '#api/account/addresses.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'
import type { DictionaryField } from '#api/profile/profile-rule.ts'
import type { Profile } from '#api/profile/profile.contract.ts'
import { dayText } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import '#views/kit/facts/facts.css'
import { usePortal } from '#app/context/portal-context.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { AccountDialogs } from './account-dialogs.tsx'
import { EDIT_PATH, ProfileFaces, choicesOf, type ProfileActor } from './profile-screen.tsx'
import { useUserCard } from './use-user-card.ts'
import './profile.css'

/** [ROUTE-37, ENTITY-02] The user's own profile. */
export default function MyUserInfoPage() {
  const { profile: flow } = use(usePortal().flows.profile())
  const [today] = useState(() => lightFormat(new Date(), 'yyyy-MM-dd'))
  const profile = useActorRef(flow, { input: { screen: 'view', today } })
  const LL = texts()
  return (
    <PersonalCentre
      name="myuserinfo"
      title={LL.title.myuserinfo()}
      actions={
        <Button asChild variant="soft">
          <Link href={EDIT_PATH}>
            <PencilLine size={16} aria-hidden="true" />
            {LL.profile.edit()}
          </Link>
        </Button>
      }
    >
      <ProfileFaces profile={profile}>
        <Facts profile={profile} />
      </ProfileFaces>
    </PersonalCentre>
  )
}

function Facts({ profile: actor }: { profile: ProfileActor }) {
  const { profile, dictionaries } = useSelector(actor, (snapshot) => snapshot.context)
  const user = useSelector(usePortal().session, (snapshot) => snapshot.context.user)
  const LL = texts().profile
  if (profile === null) return null
  const nameIn = (field: DictionaryField | 'department') =>
    choicesOf(dictionaries, field, language().intl).find(({ value }) => value === profile[field])?.text ?? null
  return (
    <div className="profile-sections">
      {user !== null && <Picture user={user} />}
      <Section title={LL.section.person()}>
        <Fact label={LL.field.account()} value={profile.accountName} />
        {/* The header has already been updated by the dialog. */}
        <Fact label={LL.field.name()} value={user?.name ?? profile.name} />
        <Fact label={LL.field.chineseName()} value={profile.chineseName} lang="zh" />
        <Fact label={LL.field.foreignName()} value={profile.foreignName} />
        <Fact label={LL.field.gender()} value={profile.gender === null ? null : LL.gender[profile.gender]()} />
        <Fact
          label={LL.field.birthDate()}
          value={profile.birthDate === null ? null : dayText(new Date(`${profile.birthDate}T00:00`), language())}
        />
        <Fact label={LL.field.country()} value={nameIn('country')} />
        <Fact label={LL.field.documentType()} value={nameIn('documentType')} />
        <Fact label={LL.field.religion()} value={nameIn('religion')} />
      </Section>
      <Section title={LL.section.background()}>
        <Fact label={LL.field.department()} value={nameIn('department')} />
        <Fact label={LL.field.educationLevel()} value={nameIn('educationLevel')} />
        <Fact label={LL.field.post()} value={nameIn('post')} />
      </Section>
      <Contact profile={profile} />
    </div>
  )
}

/** [SHELL-30, SHELL-31] The same dialogs as in the header. */
function Picture({ user }: { user: CurrentUser }) {
  const card = useUserCard()
  const LL = texts().profile.card
  return (
    <div className="profile-picture">
      <Avatar id={user.userId} name={user.originalName} size={64} imageID={user.headImg} />
      <div className="profile-picture-words">
        <p className="profile-original">
          <bdi>{user.originalName}</bdi>
        </p>
        <div className="profile-picture-actions">
          <Button variant="soft" color="gray" onClick={() => card.send({ type: 'avatar.asked' })}>
            <Camera size={16} aria-hidden="true" />
            {LL.changePicture()}
          </Button>
          <Button variant="soft" color="gray" onClick={() => card.send({ type: 'name.asked' })}>
            <PencilLine size={16} aria-hidden="true" />
            {LL.changeName()}
          </Button>
        </div>
      </div>
      <AccountDialogs card={card} user={user} />
    </div>
  )
}

/** Phone and e-mail are changed on their own screens, where a code verifies them. */
function Contact({ profile }: { profile: Profile }) {
  const LL = texts().profile
  const { card } = LL
  return (
    <Section title={LL.section.contact()}>
      <Fact label={LL.field.phone()} value={profile.bindPhone} isCode nothing={card.notBound()}>
        {(label) => (
          <Change
            href={profile.bindPhone === null ? accountAddress('bindPhone') : accountAddress('resetPhone')}
            text={profile.bindPhone === null ? card.bind() : card.change()}
            label={label}
          />
        )}
      </Fact>
      <Fact label={LL.field.email()} value={profile.email} isCode nothing={card.notBound()}>
        {(label) => (
          <Change
            href={accountAddress('resetEmail')}
            text={profile.email === null ? card.bind() : card.change()}
            label={label}
          />
        )}
      </Fact>
      <Fact label={LL.field.phoneShown()} value={profile.phoneShown ? LL.yes() : LL.no()} />
      <Fact label={LL.field.emailShown()} value={profile.emailShown ? LL.yes() : LL.no()} />
    </Section>
  )
}

/** The accessible name includes what it changes. */
function Change({ href, text, label }: { href: string; text: string; label: string }) {
  const id = useId()
  return (
    <Link id={id} href={href} aria-labelledby={`${id} ${label}`}>
      {text}
    </Link>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="profile-section">
      <h2 className="profile-heading">{title}</h2>
      <dl className="facts profile-facts">{children}</dl>
    </section>
  )
}

interface FactProps {
  readonly label: string
  /** Null: not given. */
  readonly value: string | null
  readonly lang?: string
  /** Left-to-right in every language. */
  readonly isCode?: boolean
  readonly nothing?: string
  /** Content at the end of the row; receives the id of the label. */
  readonly children?: (label: string) => ReactNode
}

function Fact({ label, value, lang, isCode = false, nothing, children }: FactProps) {
  const id = useId()
  return (
    <div className="fact profile-fact">
      <dt id={id}>{label}</dt>
      <dd>
        {value === null ? (
          <span className="profile-nothing">{nothing ?? texts().profile.notGiven()}</span>
        ) : (
          <bdi lang={lang} dir={isCode ? 'ltr' : undefined}>
            {value}
          </bdi>
        )}
        {children?.(id)}
      </dd>
    </div>
  )
}

import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { accountAddress } from '#api/account/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { countryOfMasked, type ContactChannel } from '#api/account/contact-rule.ts'
import { texts } from '#i18n/texts.ts'
import type { ContactChangeFlow, ContactField } from '#machines/account/contact-change.flow.ts'

import { CodeFields } from '#views/gate/code-fields.tsx'
import { Field } from '#views/gate/field.tsx'
import { PhoneField, writtenPhone } from './phone-field.tsx'
import { written } from '#views/gate/written.ts'

interface StepProps {
  readonly change: ActorRefFrom<ContactChangeFlow>
}
interface ChannelProps extends StepProps {
  readonly channel: ContactChannel
}

const problemAt = (field: ContactField) => (snapshot: SnapshotFrom<ContactChangeFlow>) =>
  snapshot.context.field === field ? (snapshot.context.failure?.reason ?? null) : null
const isBusy = (snapshot: SnapshotFrom<ContactChangeFlow>) => snapshot.hasTag('busy')

const ToHome = () => (
  <Link href={homeAddress('index')} className="gate-link">
    {texts().problem.toHome()}
  </Link>
)

/** Step 1: the current contact, if any, and the new one. */
export function ContactStep({ change, channel }: ChannelProps) {
  const { bound, original, contact } = useSelector(change, (snapshot) => snapshot.context)
  const problems = {
    original: useSelector(change, problemAt('original')),
    contact: useSelector(change, problemAt('contact')),
  }
  const LL = texts().contact
  const country = bound === null || channel === 'email' ? null : countryOfMasked(bound)
  const field = (name: 'original' | 'contact', label: string, value: string) =>
    channel === 'phone' ? (
      <PhoneField
        name={name}
        label={label}
        problem={problems[name]}
        value={value}
        country={country}
        autoComplete={name === 'contact' ? 'tel' : 'off'}
      />
    ) : (
      <Field
        name={name}
        label={label}
        problem={problems[name]}
        defaultValue={value}
        type="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoComplete={name === 'contact' ? 'email' : 'off'}
      />
    )
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        const of = (name: string) => (channel === 'phone' ? writtenPhone(text, name) : text(name))
        change.send({ type: 'contact.submitted', original: of('original'), contact: of('contact') })
      }}
    >
      {bound === null ? (
        <p className="gate-hint">{LL[channel].bindLead()}</p>
      ) : (
        <>
          <p className="gate-hint">{LL.current({ contact: bound })}</p>
          {field('original', LL[channel].original(), original)}
        </>
      )}
      {field('contact', bound === null ? LL[channel].first() : LL[channel].fresh(), contact)}
      <Button type="submit" size="3" loading={useSelector(change, isBusy)}>
        {texts().code.send()}
      </Button>
      <ToHome />
    </form>
  )
}

/** Step 2: the code that was sent to the new contact. */
export function CodeStep({ change }: StepProps) {
  const { contact, countdown, expiresAfter } = useSelector(change, (snapshot) => snapshot.context)
  const canSend = useSelector(change, (snapshot) => snapshot.hasTag('canSend'))
  const isSent = useSelector(change, (snapshot) => snapshot.hasTag('codeSent'))
  const isSending = useSelector(change, (snapshot) => snapshot.hasTag('sendingCode'))
  const LL = texts()
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => change.send({ type: 'code.submitted', code: written(event)('code') })}
    >
      <CodeFields
        canSend={canSend}
        isSending={isSending}
        isSent={isSent}
        countdown={countdown}
        sentText={LL.contact.sentTo({ contact, minutes: Math.round(expiresAfter / 60) })}
        problem={useSelector(change, problemAt('code'))}
        onRequest={() => change.send({ type: 'code.requested' })}
      />
      <div className="gate-pair">
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          onClick={() => change.send({ type: 'back.requested' })}
        >
          {LL.portal.back()}
        </Button>
        <Button type="submit" size="3" loading={useSelector(change, isBusy)}>
          {LL.contact.confirm()}
        </Button>
      </div>
    </form>
  )
}

/** Step 3: the new contact is bound. */
export function DoneStep({ change, channel }: ChannelProps) {
  const contact = useSelector(change, (snapshot) => snapshot.context.contact)
  const LL = texts().contact[channel]
  return (
    <div className="gate-form gate-done" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <h2 className="gate-done-heading">{LL.doneHeading()}</h2>
      <p className="gate-hint">{LL.doneText()}</p>
      <p className="gate-contact" dir="ltr">
        {contact}
      </p>
      <ToHome />
    </div>
  )
}

/** A phone number is already bound: it can be changed, not bound again. */
export function AlreadyBound({ bound }: { readonly bound: string | null }) {
  const LL = texts().contact.phone
  return (
    <div className="gate-form" role="status">
      <p className="gate-hint">{LL.alreadyText({ contact: bound ?? '' })}</p>
      <Button asChild size="3">
        <Link href={accountAddress('resetPhone')}>{LL.toChange()}</Link>
      </Button>
      <ToHome />
    </div>
  )
}

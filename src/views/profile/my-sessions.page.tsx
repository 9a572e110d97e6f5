import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import { use, useEffect, useId, useRef } from 'react'

import type { OwnDevice, OwnSession, OwnSessions } from '#api/profile/profile.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { CollectionActor } from '#machines/kit/collection.flow.ts'

import type { Ending } from '#app/profile/flows.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { DeviceIcon, deviceName } from './device-name.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { Moment } from './moment.tsx'
import { SignInHistory } from './sign-in-history.tsx'
import './sessions.css'

type Actor = CollectionActor<OwnSessions, Ending>

/** The user's sessions, remembered devices and sign-in attempts. */
export default function MySessionsPage({ query }: PageProps) {
  const { sessions: flow } = use(usePortal().flows.profile())
  const sessions = useActorRef(flow, { input: { id: '' } })
  // The history loads in parallel and is shown together with the lists above.
  const isComing = useSelector(sessions, (snapshot) => snapshot.hasTag('loadingMark') && snapshot.context.item === null)
  const LL = texts()
  return (
    <PersonalCentre name="mysessions" title={LL.title.mysessions()}>
      <div className="sessions-parts">
        <DetailFaces detail={sessions} within="section">
          {(own) => <Current own={own} actor={sessions} />}
        </DetailFaces>
        <div hidden={isComing}>
          <SignInHistory query={query} />
        </div>
      </div>
    </PersonalCentre>
  )
}

function Current({ own: { sessions, devices }, actor }: { own: OwnSessions; actor: Actor }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const words = texts().profile
  useEffect(() => {
    const ended = actor.on('removed', ({ one: { kind } }) => {
      const said = texts().profile
      showToast(
        'success',
        { session: said.sessions.ended(), others: said.sessions.endedOthers(), device: said.devices.forgotten() }[kind],
      )
      // The focused button is about to be removed with its row.
      requestAnimationFrame(() => heading.current?.focus())
    })
    return () => ended.unsubscribe()
  }, [actor])
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <>
      <section aria-labelledby="sessions-heading">
        <div className="sessions-head">
          <h2 ref={heading} className="sessions-heading" id="sessions-heading" tabIndex={-1}>
            {words.sessions.heading()}
          </h2>
          {others > 1 && (
            <Button
              variant="soft"
              color="red"
              onClick={() => actor.send({ type: 'removal.asked', one: { kind: 'others' } })}
            >
              {words.sessions.endOthers()}
            </Button>
          )}
        </div>
        <p className="sessions-text">{words.sessions.text()}</p>
        <ul className="sessions-rows">
          {sessions.map((session) => (
            <SessionRow key={session.sessionID} session={session} actor={actor} />
          ))}
        </ul>
        {others === 0 && <p className="sessions-text">{words.sessions.onlyHere()}</p>}
      </section>
      {devices.length > 0 && (
        <section aria-labelledby="devices-heading">
          <h2 className="sessions-heading" id="devices-heading">
            {words.devices.heading()}
          </h2>
          <p className="sessions-text">{words.devices.text()}</p>
          <ul className="sessions-rows">
            {devices.map((device) => (
              <DeviceRow key={device.deviceID} device={device} actor={actor} />
            ))}
          </ul>
        </section>
      )}
      <EndingDialog sessions={actor} />
    </>
  )
}

/** [SESSION-05] The current session ends by signing out. */
function SessionRow({ session, actor }: { session: OwnSession; actor: Actor }) {
  const portal = usePortal()
  const id = useId()
  const LL = texts()
  const words = LL.profile
  const device = deviceName(session.device)
  return (
    <li className="sessions-row" data-current={session.isCurrent}>
      <DeviceIcon kind={session.device.kind} />
      <div className="sessions-words">
        <p className="sessions-name" id={id}>
          <bdi>{device}</bdi>
          {session.isCurrent && <span className="sessions-mark">{words.sessions.here()}</span>}
          {session.isCheckOpen && <span className="sessions-caution">{words.sessions.checkOpen()}</span>}
        </p>
        <p className="sessions-facts">
          <span>{words.method[session.method]()}</span>
          <span>{words.device.from({ address: session.address })}</span>
        </p>
        <p className="sessions-facts">
          <span>
            <Moment value={session.startedAt} text={words.sessions.since} />
          </span>
          <span>
            <Moment value={session.seenAt} text={words.sessions.seen} />
          </span>
        </p>
      </div>
      {session.isCurrent ? (
        <Button variant="soft" color="gray" onClick={() => portal.session.send({ type: 'signOut.requested' })}>
          <LogOut size={16} className="mirrored" aria-hidden="true" />
          {LL.portal.signOut()}
        </Button>
      ) : (
        <Button
          variant="soft"
          color="red"
          aria-label={words.sessions.endOf({ device })}
          onClick={() =>
            actor.send({
              type: 'removal.asked',
              one: { kind: 'session', id: session.sessionID, device: session.device },
            })
          }
        >
          {words.sessions.end()}
        </Button>
      )}
    </li>
  )
}

/** [GAP-44] */
function DeviceRow({ device: remembered, actor }: { device: OwnDevice; actor: Actor }) {
  const words = texts().profile
  const device = deviceName(remembered.device)
  return (
    <li className="sessions-row">
      <DeviceIcon kind={remembered.device.kind} />
      <div className="sessions-words">
        <p className="sessions-name">
          <bdi>{device}</bdi>
          {remembered.isThis && <span className="sessions-mark">{words.devices.this()}</span>}
        </p>
        <p className="sessions-facts">
          <span>
            <Moment value={remembered.seenAt} text={words.sessions.seen} />
          </span>
        </p>
      </div>
      <Button
        variant="soft"
        color="gray"
        aria-label={words.devices.forgetOf({ device })}
        onClick={() =>
          actor.send({
            type: 'removal.asked',
            one: { kind: 'device', id: remembered.deviceID, device: remembered.device },
          })
        }
      >
        {words.devices.forget()}
      </Button>
    </li>
  )
}

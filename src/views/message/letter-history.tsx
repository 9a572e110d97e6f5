import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ArrowDown, MessagesSquare } from 'lucide-react'
import { Fragment, useCallback, useState } from 'react'

import type { Letter } from '#api/message/letter.contract.ts'
import { fullDate } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { localTime } from '#views/kit/time/time-text.tsx'
import type { DialogueActor, WritingActor } from './dialogue-surroundings.ts'
import { LetterBubble } from './letter-bubble.tsx'
import { useLetterWindow } from './letter-window.ts'
import { OutgoingLetters } from './outgoing-letters.tsx'

/** Milliseconds within which letters of one author are grouped. */
const TOGETHER = 300_000

/** The letters, oldest first, scrolled to the end; earlier ones are loaded on scroll or by button. */
export function LetterHistory({ actor, writer, name }: { actor: DialogueActor; writer: WritingActor; name: string }) {
  const letters = useSelector(actor, (snapshot) => snapshot.context.letters)
  const outgoing = useSelector(writer, (snapshot) => snapshot.context.outgoing)
  const isHeld = useSelector(writer, (snapshot) => snapshot.hasTag('held'))
  const hasEarlier = useSelector(actor, (snapshot) => snapshot.context.hasEarlier)
  const isFetching = useSelector(actor, (snapshot) => snapshot.hasTag('fetchingEarlier'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('earlierFailed'))
  const askForEarlier = useCallback(() => {
    // A failed load is retried by its button only, not by scrolling.
    if (!actor.getSnapshot().hasTag('earlierFailed')) actor.send({ type: 'earlier.requested' })
  }, [actor])
  const { box, shown, isAtLatest, isAtEnd, scrolled, showEarlier, toLatest } = useLetterWindow(
    letters,
    { extra: outgoing.length, isHeld },
    askForEarlier,
  )
  const LL = texts().message.dialogue
  const hasMoreAbove = hasEarlier || shown[0] !== letters[0]
  return (
    <div className="letters-frame">
      <div
        className="letters"
        role="log"
        aria-live="off"
        aria-label={LL.history({ name })}
        tabIndex={0}
        ref={box}
        onScroll={scrolled}
      >
        {letters.length === 0 && outgoing.length === 0 && (
          <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<MessagesSquare />} />
        )}
        {hasMoreAbove && (
          <div className="letters-earlier">
            {isFailed && <span className="letters-earlier-failed">{LL.earlierFailed()}</span>}
            <Button
              variant="ghost"
              size="1"
              loading={isFetching}
              onClick={() => (isFailed ? actor.send({ type: 'earlier.requested' }) : showEarlier())}
            >
              {isFailed ? texts().portal.retry() : LL.earlier()}
            </Button>
          </div>
        )}
        <ol className="letter-rows">
          {shown.map((letter, i) => (
            <Fragment key={letter.messageId}>
              {isOfNewDay(letter, shown[i - 1]) && <DaySeparator letter={letter} />}
              <LetterBubble letter={letter} name={name} isJoined={isJoined(letter, shown[i - 1])} />
            </Fragment>
          ))}
          {isAtLatest && <OutgoingLetters writer={writer} />}
        </ol>
      </div>
      {!isAtEnd && <ToLatest letters={letters} go={toLatest} />}
      <Received letters={letters} name={name} />
    </div>
  )
}

const dayOf = (letter: Letter) => localTime(letter.sendTime).toDateString()
const isOfNewDay = (letter: Letter, before: Letter | undefined) =>
  before === undefined || dayOf(letter) !== dayOf(before)
const isJoined = (letter: Letter, before: Letter | undefined) =>
  before !== undefined &&
  before.isOwn === letter.isOwn &&
  !isOfNewDay(letter, before) &&
  localTime(letter.sendTime).getTime() - localTime(before.sendTime).getTime() < TOGETHER

function DaySeparator({ letter }: { letter: Letter }) {
  return (
    <li className="letters-day">
      <span>{fullDate(localTime(letter.sendTime), language())}</span>
    </li>
  )
}

/** Shown while scrolled up; indicates new letters. */
function ToLatest({ letters, go }: { letters: readonly Letter[]; go: () => void }) {
  const [lastSeen] = useState(() => letters.at(-1)?.messageId)
  const latest = letters.at(-1)
  const isNews = latest !== undefined && !latest.isOwn && latest.messageId !== lastSeen
  const LL = texts().message.dialogue
  return (
    <button type="button" className="letters-latest" data-news={isNews} onClick={go}>
      <ArrowDown size={16} aria-hidden="true" />
      {isNews ? LL.newLetters() : LL.toLatest()}
    </button>
  )
}

/** Announces the partner's new letters since the dialogue was opened, not earlier ones that are loaded. */
function Received({ letters, name }: { letters: readonly Letter[]; name: string }) {
  const [lastAtFirst] = useState(() => letters.at(-1)?.messageId)
  const latest = letters.at(-1)
  const isNew = latest !== undefined && !latest.isOwn && latest.messageId !== lastAtFirst
  return (
    <p className="visually-hidden" role="status">
      {isNew && texts().message.dialogue.received({ name, content: latest.content })}
    </p>
  )
}

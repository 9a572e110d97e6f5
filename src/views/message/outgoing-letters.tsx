import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { failureText } from '#app/context/portal-context.ts'
import type { WritingActor } from './dialogue-surroundings.ts'

/** Letters that are pending, or failed and can be retried. */
export function OutgoingLetters({ writer }: { writer: WritingActor }) {
  const outgoing = useSelector(writer, (snapshot) => snapshot.context.outgoing)
  const isHeld = useSelector(writer, (snapshot) => snapshot.hasTag('held'))
  const heldBy = useSelector(writer, (snapshot) => snapshot.context.heldBy)
  const LL = texts()
  return outgoing.map(({ letterId, content }, i) => (
    <li key={letterId} className="letter" data-own="true" data-outgoing={isHeld ? 'held' : 'sending'}>
      <div className="letter-body">
        <p className="letter-text" dir="auto">
          {content}
        </p>
        {isHeld && i === 0 ? (
          <div className="letter-held">
            <p role="alert">
              <CircleAlert size={14} aria-hidden="true" />
              {LL.message.dialogue.notSent({ why: heldBy === null ? '' : failureText(heldBy) })}
            </p>
            <span className="letter-held-actions">
              <Button variant="soft" size="1" onClick={() => writer.send({ type: 'delivery.retried' })}>
                {LL.portal.retry()}
              </Button>
              <Withdraw writer={writer} letterId={letterId} />
            </span>
          </div>
        ) : (
          <span className="letter-time">
            {i === 0 ? LL.message.dialogue.sending() : LL.message.dialogue.queued()}{' '}
            {isHeld && <Withdraw writer={writer} letterId={letterId} />}
          </span>
        )}
      </div>
    </li>
  ))
}

function Withdraw({ writer, letterId }: { writer: WritingActor; letterId: string }) {
  return (
    <Button variant="soft" color="gray" size="1" onClick={() => writer.send({ type: 'letter.withdrawn', letterId })}>
      {texts().message.dialogue.withdraw()}
    </Button>
  )
}

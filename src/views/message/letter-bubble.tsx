import type { Letter } from '#api/message/letter.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'

interface Props {
  readonly letter: Letter
  /** The partner's name. */
  readonly name: string
  /** Grouped with the letter above, which shows the author. */
  readonly isJoined: boolean
}

/** A letter as plain text in its own direction; markup and links are not interpreted. */
export function LetterBubble({ letter, name, isJoined }: Props) {
  const { messageId, isOwn, content, sendTime, chatUserId, otherPhoto } = letter
  return (
    <li className="letter" data-letter={messageId} data-own={isOwn} data-joined={isJoined}>
      {!isOwn && (
        <span className="letter-face">
          {!isJoined && <Avatar id={chatUserId} name={name} size={32} imageID={otherPhoto} />}
        </span>
      )}
      <div className="letter-body">
        <span className="visually-hidden">
          <bdi>{isOwn ? texts().message.dialogue.own() : name}</bdi>
        </span>
        <p className="letter-text" dir="auto">
          {content}
        </p>
        <span className="letter-time">
          <DateText value={sendTime} precision="time" />
        </span>
      </div>
    </li>
  )
}

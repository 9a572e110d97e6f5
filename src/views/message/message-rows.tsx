import { Bell } from 'lucide-react'
import { Link } from 'wouter'

import type { Dialogue } from '#api/message/letter.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { dialogueAddress, noticeAddress } from './message-address.ts'
import { MinuteTime } from './minute-time.tsx'
import { NoticeText } from './notice-text.tsx'
import '#views/kit/row-link/row-link.css'
import './message-rows.css'

/** [SHELL-42, MSG-02] A notice in a list, dimmed once read. */
export function NoticeRow({ notice, isRead }: { notice: Notice; isRead: boolean }) {
  const { mesNotifyId, title, content, time } = notice
  return (
    <li className="message-row" data-read={isRead}>
      <span className="message-mark" aria-hidden="true">
        <Bell size={18} />
      </span>
      <div className="message-words">
        <div className="message-line">
          <Link className="row-link message-name" href={noticeAddress(mesNotifyId)}>
            <bdi>{title}</bdi>
            {!isRead && <span className="visually-hidden"> – {texts().message.centre.unread()}</span>}
          </Link>
          <MinuteTime value={time} />
        </div>
        <div className="message-line">
          <p className="message-text" data-lines="two">
            <NoticeText parts={content} />
          </p>
          {!isRead && <span className="message-dot" aria-hidden="true" />}
        </div>
      </div>
    </li>
  )
}

/** [SHELL-40, SHELL-41, MSG-03] A dialogue in a list by its latest letter. `unread`: number of unread letters. */
export function DialogueRow({ dialogue, unread }: { dialogue: Dialogue; unread: number }) {
  const { chatUserId, chatUserName, senderName, isOwn, content, sendTime, otherPhoto } = dialogue
  const name = chatUserName || senderName
  const LL = texts().message.centre
  return (
    <li className="message-row" data-read={unread === 0}>
      <Avatar id={chatUserId} name={name} size={40} imageID={otherPhoto} />
      <div className="message-words">
        <div className="message-line">
          <Link className="row-link message-name" href={dialogueAddress(dialogue)}>
            <bdi>{name}</bdi>
            {unread > 0 && <span className="visually-hidden"> – {LL.unreadCount({ count: unread })}</span>}
          </Link>
          <MinuteTime value={sendTime} />
        </div>
        <div className="message-line">
          <p className="message-said">
            {isOwn && <span>{LL.own()}</span>}
            <bdi className="message-text">{content}</bdi>
          </p>
          {unread > 0 && (
            <span className="message-badge" aria-hidden="true">
              {numberText(unread, language())}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

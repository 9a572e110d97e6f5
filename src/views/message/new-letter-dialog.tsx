import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { SearchX, Users } from 'lucide-react'
import { use, useEffect, useState } from 'react'

import { texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { dialogueAddress } from './message-address.ts'
import './new-letter-dialog.css'

/** Chooses a member of one's classes and opens the dialogue. */
export default function NewLetterDialog({ close }: { close: () => void }) {
  const { correspondents, opening } = use(usePortal().flows.correspondence())
  const list = useActorRef(correspondents, { input: {} })
  const opener = useActorRef(opening, { input: undefined })
  const [keyword, setKeyword] = useState('')
  const page = useSelector(list, (snapshot) => snapshot.context.page)
  const size = useSelector(list, (snapshot) => snapshot.context.size)
  const count = useSelector(list, (snapshot) => snapshot.context.count)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  const isBusy = useSelector(opener, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(opener, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  useEffect(() => {
    const opened = opener.on('opened', ({ dialogueId, originalName }) =>
      navigate(dialogueAddress({ dialogueId, chatUserName: originalName, senderName: '' })),
    )
    return () => opened.unsubscribe()
  }, [opener])
  const LL = texts()
  const search = (text: string) => {
    setKeyword(text)
    list.send({ type: 'filter.chosen', filter: { keyword: text } })
  }
  return (
    <Dialog title={LL.message.correspondents.title()} text={LL.message.correspondents.text()} close={close}>
      <div className="correspondents" aria-busy={isBusy}>
        <SearchBox
          label={LL.message.correspondents.search()}
          placeholder={LL.message.correspondents.placeholder()}
          value={keyword}
          commit={search}
        />
        {failure !== null && (
          <div className="notice" data-kind="error" role="alert">
            <span>{failureText(failure)}</span>
            <Button variant="ghost" size="1" onClick={() => opener.send({ type: 'opening.retried' })}>
              {LL.portal.retry()}
            </Button>
          </div>
        )}
        <ListFaces list={list} empty={<Nobody isSearched={keyword !== ''} />}>
          {(people) => (
            <ul className="correspondent-rows">
              {people.map((person) => (
                <li key={person.userId}>
                  <button
                    type="button"
                    className="correspondent"
                    disabled={isBusy}
                    onClick={() => opener.send({ type: 'correspondent.chosen', userId: person.userId })}
                  >
                    <Avatar id={person.userId} name={person.originalName} size={40} imageID={person.otherPhoto} />
                    <span className="correspondent-words">
                      <bdi className="correspondent-name">{person.originalName}</bdi>
                      <bdi className="correspondent-class">{person.className}</bdi>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </ListFaces>
        {isFilled && count > size && (
          <Pagination
            page={page}
            size={size}
            count={count}
            turnTo={(chosen) => list.send({ type: 'page.chosen', page: chosen })}
            resize={(chosen) => list.send({ type: 'size.chosen', size: chosen })}
            simple
          />
        )}
      </div>
    </Dialog>
  )
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  const LL = texts().message.correspondents
  return isSearched ? (
    <Face within="section" title={LL.noneFound()} text={LL.noneFoundText()} icon={<SearchX />} />
  ) : (
    <Face within="section" title={LL.nobodyTitle()} text={LL.nobodyText()} icon={<Users />} />
  )
}

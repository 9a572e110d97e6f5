import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Check, SearchX } from 'lucide-react'

import type { EditingPerson } from '#api/course/editors.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'
import type { ListFlow } from '#machines/kit/list.flow.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import '#views/kit/record/actions.css'
import './editors-section.css'

interface Props {
  readonly title: string
  readonly note?: string
  /** Why the last one chosen was refused; null: not refused. */
  readonly failure?: Failure | null
  /** Who is searched; else teachers and administrators. */
  readonly flow?: ListFlow<EditingPerson>
  readonly isChosen: (person: EditingPerson) => boolean
  readonly choose: (person: EditingPerson) => void
  readonly close: () => void
}

/** Searches teachers and administrators, and chooses among them. */
export function PersonPicker({ title, note, failure = null, flow, isChosen, choose, close }: Props) {
  const { editingPeople } = useAdministration().flows
  const list = useActorRef(flow ?? editingPeople, { input: {} })
  const { page, size, count, filter } = useSelector(list, (snapshot) => snapshot.context)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  const { items, editors: LL } = texts().administration
  return (
    <Dialog size="large" title={title} close={close}>
      <div className="editors-picker">
        {note !== undefined && <p className="editor-note">{note}</p>}
        <SendingNotice failure={failure} />
        <SearchBox
          label={LL.search()}
          placeholder={LL.searchPlaceholder()}
          value={filter.keyword ?? ''}
          commit={(keyword) => list.send({ type: 'filter.chosen', filter: { keyword } })}
        />
        <ListFaces
          list={list}
          empty={
            <Face within="section" title={items.nothingFound()} text={items.nothingFoundHint()} icon={<SearchX />} />
          }
        >
          {(rows: readonly EditingPerson[]) => (
            <ul className="editors-lines">
              {rows.map((person) => {
                const isTaken = isChosen(person)
                const { userId, originalName: name, account } = person
                return (
                  <li key={userId} className="editors-line">
                    <span className="editors-person">
                      <bdi>{name}</bdi> <bdi className="editors-account">{account}</bdi>
                    </span>
                    <Button
                      type="button"
                      variant="soft"
                      className="record-action"
                      disabled={isTaken}
                      aria-label={isTaken ? LL.chosen({ name }) : LL.choose({ name })}
                      onClick={() => choose(person)}
                    >
                      {isTaken && <Check size={16} aria-hidden="true" />}
                      {isTaken ? LL.chosenWord() : LL.chooseWord()}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )}
        </ListFaces>
        {isFilled && (
          <Pagination
            page={page}
            size={size}
            count={count}
            turnTo={(to) => list.send({ type: 'page.chosen', page: to })}
            resize={(to) => list.send({ type: 'size.chosen', size: to })}
            simple
          />
        )}
      </div>
    </Dialog>
  )
}

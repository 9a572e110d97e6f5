import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Check, Plus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import type { Filter, ListFlow } from '#machines/kit/list.flow.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Pagination } from '#views/kit/pagination/pagination.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import '#views/kit/record/actions.css'
import './document-parts.css'

interface Shown {
  readonly id: string
  /** Empty: untitled. */
  readonly name: string
  /** Its state, or what else tells it from others. */
  readonly fact: ReactNode
}
interface Props<Row> {
  readonly title: string
  /** Placeholder of the search box. */
  readonly placeholder: string
  readonly flow: ListFlow<Row>
  /** What narrows the list beside the words that are searched for. */
  readonly filter?: Filter
  readonly shown: (row: Row) => Shown
  readonly isChosen: (row: Row) => boolean
  /** Nothing more can be added. */
  readonly isFull?: boolean
  /** One is chosen instead of several added. */
  readonly isSingle?: boolean
  readonly add: (row: Row) => void
  readonly close: () => void
}

/** Searches records by words, and adds them one by one, or chooses one. */
export function RecordPicker<Row>({
  title,
  placeholder,
  flow,
  filter: narrowed = {},
  shown,
  isChosen,
  isFull = false,
  isSingle = false,
  add,
  close,
}: Props<Row>) {
  const list = useActorRef(flow, { input: { filter: narrowed } })
  const { page, size, count, filter } = useSelector(list, (snapshot) => snapshot.context)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  const { items, topics, editors } = texts().administration
  const words = isSingle
    ? { act: editors.choose, done: editors.chosen, actWord: editors.chooseWord(), doneWord: editors.chosenWord() }
    : { act: topics.add, done: topics.added, actWord: topics.addWord(), doneWord: topics.addedWord() }
  return (
    <Dialog size="large" title={title} close={close}>
      <div className="record-picker">
        <SearchBox
          label={items.search()}
          placeholder={placeholder}
          value={filter.keyword ?? ''}
          commit={(keyword) => list.send({ type: 'filter.chosen', filter: { ...filter, keyword } })}
        />
        <ListFaces
          list={list}
          empty={
            <Face within="section" title={items.nothingFound()} text={items.nothingFoundHint()} icon={<SearchX />} />
          }
        >
          {(rows: readonly Row[]) => (
            <ul className="part-lines">
              {rows.map((row) => {
                const { id, name: title, fact } = shown(row)
                const name = title === '' ? items.untitled() : title
                const isAdded = isChosen(row)
                return (
                  <li key={id} className="part-line">
                    <span className="part-name">
                      <bdi>{name}</bdi>
                    </span>
                    {fact}
                    <Button
                      type="button"
                      variant="soft"
                      className="record-action"
                      disabled={isAdded || isFull}
                      aria-label={isAdded ? words.done({ name }) : words.act({ name })}
                      onClick={() => add(row)}
                    >
                      {isAdded ? (
                        <Check size={16} aria-hidden="true" />
                      ) : (
                        !isSingle && <Plus size={16} aria-hidden="true" />
                      )}
                      {isAdded ? words.doneWord : words.actWord}
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

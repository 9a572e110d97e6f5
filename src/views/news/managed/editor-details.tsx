import { useActorRef, useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { informationCategories, topicDictionaries, type FeedCategory } from '#api/news/news.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { EmptyDictionary } from '#views/editor/empty-dictionary.tsx'
import { useOffered } from '#views/editor/use-offered.ts'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'

/** Category, editable while new, and topic, for categories that have any. */
export function EditorDetails({ editor }: { editor: EditorActor<'information'> }) {
  const { editor: LL, category: categories } = texts().administration
  const { categoryCode } = useDraft(editor)
  const isNew = useSelector(editor, (snapshot) => snapshot.context.id === null)
  const id = useId()
  const feed = isFeed(categoryCode) ? categoryCode : null
  return (
    <section className="editor-details" aria-label={LL.details()}>
      <Labelled id={id} label={LL.category()} note={isNew ? null : LL.categoryFixed()}>
        <Choice
          id={id}
          value={categoryCode}
          isClosed={!isNew}
          entries={informationCategories.map((code) => ({ value: code, text: categories[code]() }))}
          choose={(code) => {
            const chosen = informationCategories.find((category) => category === code)
            if (chosen !== undefined)
              changeDraft(editor, (draft) => ({ ...draft, categoryCode: chosen, topicCode: null }))
          }}
        />
      </Labelled>
      {feed !== null && <TopicChoice key={feed} editor={editor} feed={feed} />}
    </section>
  )
}

const isFeed = (category: string): category is FeedCategory => category in topicDictionaries

function TopicChoice({ editor, feed }: { editor: EditorActor<'information'>; feed: FeedCategory }) {
  const { newsTopics, helpTopics } = useAdministration().flows
  const list = useActorRef(feed === 'news' ? newsTopics : helpTopics, { input: {} })
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const { topicCode } = useDraft(editor)
  const { entries: topics, hasNone } = useOffered(list, topicCode === null ? [] : [topicCode])
  const LL = texts().administration.editor
  const id = useId()
  // Keeps the chosen value selectable while its name is unknown.
  const isUnnamed = topicCode !== null && !topics.some(({ dictCode }) => dictCode === topicCode)
  return (
    <Labelled
      id={id}
      label={LL.topic()}
      note={
        isFailed ? (
          <>
            {LL.topicsFailed()}{' '}
            <button type="button" className="editor-retry" onClick={() => list.send({ type: 'list.reloaded' })}>
              <RefreshCw size={14} aria-hidden="true" />
              {texts().portal.retry()}
            </button>
          </>
        ) : (
          hasNone && <EmptyDictionary typeCode={topicDictionaries[feed]} />
        )
      }
    >
      <Choice
        id={id}
        value={topicCode ?? ''}
        entries={[
          { value: '', text: LL.noTopic() },
          ...(isUnnamed ? [{ value: topicCode, text: topicCode }] : []),
          ...topics.map(({ dictCode, dictName }) => ({ value: dictCode, text: dictName })),
        ]}
        choose={(code) => changeDraft(editor, (draft) => ({ ...draft, topicCode: code === '' ? null : code }))}
      />
    </Labelled>
  )
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly note: ReactNode
  readonly children: ReactNode
}

function Labelled({ id, label, note, children }: LabelledProps) {
  return (
    <div className="editor-detail">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {note !== null && note !== false && <p className="editor-note">{note}</p>}
    </div>
  )
}

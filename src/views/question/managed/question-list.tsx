import { useActorRef } from '@xstate/react'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import type { QuestionEntry } from '#api/question/managed-question.contract.ts'
import { difficulties, questionKinds } from '#api/question/question.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { useBankNames } from './bank-names.ts'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** [QUEST-02] The questions of the banks that the user changes, last changed first. */
export default function QuestionList({ query }: { query: URLSearchParams }) {
  const { banks } = useBankNames()
  const type = questionKinds.find((one) => one === query.get('type')) ?? ''
  const difficulty = difficulties.find((one) => one === query.get('difficulty')) ?? ''
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const bank = idIn(query, 'bank')
  const topic = bank === '' ? '' : idIn(query, 'topic')
  const list = useActorRef(useAdministration().flows.questions, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { bank, topic, type, difficulty, state, keyword },
    },
  })
  const { administration, question: LL } = texts()
  const topics = banks.find(({ bankID }) => bankID === bank)?.topics ?? []
  return (
    <DocumentList
      section="questions"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{
        href: `${itemAddress('questions', NEW)}${bank === '' ? '' : `?${new URLSearchParams({ bank, topic })}`}`,
        text: LL.create(),
      }}
      state={state}
      keyword={keyword}
      narrowings={[
        {
          name: 'bank',
          label: LL.bank(),
          value: bank,
          entries: [
            { value: '', text: LL.allBanks() },
            ...banks.map(({ bankID, name }) => ({ value: bankID, text: name })),
          ],
          clears: 'topic',
        },
        ...(topics.length === 0
          ? []
          : [
              {
                name: 'topic' as const,
                label: LL.topic(),
                value: topic,
                entries: [
                  { value: '', text: LL.allTopics() },
                  ...topics.map(({ topicID, name }) => ({ value: topicID, text: name })),
                ],
              },
            ]),
        {
          name: 'type',
          label: LL.kind(),
          value: type,
          entries: [
            { value: '', text: LL.allKinds() },
            ...questionKinds.map((kind) => ({ value: kind, text: LL.kinds[kind]() })),
          ],
        },
        {
          name: 'difficulty',
          label: LL.difficulty(),
          value: difficulty,
          entries: [
            { value: '', text: LL.allDifficulties() },
            ...difficulties.map((one) => ({ value: one, text: LL.difficulties[one]() })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(question: QuestionEntry) => (
        <DocumentRow
          key={question.questionID}
          href={itemAddress('questions', question.questionID)}
          title={question.title}
          facts={[
            LL.kinds[question.kind](),
            LL.difficulties[question.difficulty](),
            <bdi key="bank">{question.bankName}</bdi>,
            ...(question.topicName === null ? [] : [<bdi key="topic">{question.topicName}</bdi>]),
            administration.items.languages({
              count: figure(question.languages.length),
              all: figure(languages.length),
            }),
            <>
              {administration.items.updated()} <DateText value={question.updatedAt} />
            </>,
          ]}
          status={<PublicationStatus state={question.state} />}
        />
      )}
    </DocumentList>
  )
}

/** An id in the address; empty: none, or not an id. */
function idIn(query: URLSearchParams, name: string): string {
  const id = query.get(name) ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : ''
}

import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Link } from 'wouter'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { questionnaireKinds } from '#api/questionnaire/kind-rule.ts'
import {
  questionnairePhases,
  type ManagedQuestionnaireEntry,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { beginAddress } from './begin-address.ts'
import '#views/kit/record/actions.css'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** [QUEST-01] The questionnaires and votes of the user, the latest opening first, or the templates of all. */
export default function QuestionnaireList({ query }: { query: URLSearchParams }) {
  const kind = questionnaireKinds.find((name) => name === query.get('kind')) ?? ''
  const phase = questionnairePhases.find((name) => name === query.get('type')) ?? ''
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query, ['templates'])
  const list = useActorRef(useAdministration().flows.questionnaires, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { kind, type: phase, state, keyword, whose },
    },
  })
  const { managedQuestionnaire: LL } = texts()
  return (
    <DocumentList
      section="questionnaires"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('questionnaires', NEW), text: LL.create() }}
      state={state}
      keyword={keyword}
      whose={whose}
      alsoWhose={[{ value: 'templates', text: LL.templates() }]}
      narrowings={[
        {
          name: 'kind',
          label: LL.kind(),
          value: kind,
          entries: [
            { value: '', text: LL.allKinds() },
            ...questionnaireKinds.map((name) => ({ value: name, text: LL.kinds[name]() })),
          ],
        },
        {
          name: 'type',
          label: LL.phase(),
          value: phase,
          entries: [
            { value: '', text: LL.allPhases() },
            ...questionnairePhases.map((name) => ({ value: name, text: LL.phases[name]() })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(entry: ManagedQuestionnaireEntry) => <Row key={entry.questionnaireID} entry={entry} />}
    </DocumentList>
  )
}

function Row({ entry }: { readonly entry: ManagedQuestionnaireEntry }) {
  const { questionnaireID, isTemplate, isEditor, className } = entry
  const { administration, managedQuestionnaire: LL, question } = texts()
  return (
    <DocumentRow
      href={isTemplate && !isEditor ? beginAddress(questionnaireID) : itemAddress('questionnaires', questionnaireID)}
      title={entry.name}
      facts={[
        LL.kinds[entry.kind](),
        // Nobody answers a template: when, and whom it would ask, says nothing.
        ...(isTemplate
          ? []
          : [
              LL.phases[entry.phase](),
              <TimeRange key="times" from={entry.opensAt} to={entry.closesAt} />,
              // Before its class is chosen an evaluation asks nobody.
              ...(className !== null
                ? [<bdi key="class">{className}</bdi>]
                : entry.kind === 'evaluation'
                  ? []
                  : [LL.audiences[entry.audience]()]),
            ]),
        ...(entry.isAnonymous ? [LL.anonymous()] : []),
        question.banks.questionCount({ count: figure(entry.questionCount) }),
        administration.items.languages({ count: figure(entry.languages.length), all: figure(languages.length) }),
        ...ownedBy(entry.ownerName),
      ]}
      status={isTemplate ? <Status kind="neutral">{LL.template()}</Status> : <PublicationStatus state={entry.state} />}
      action={isTemplate ? <Begin entry={entry} /> : undefined}
    />
  )
}

function Begin({ entry: { questionnaireID, name } }: { readonly entry: ManagedQuestionnaireEntry }) {
  const { administration, managedQuestionnaire: LL } = texts()
  return (
    <Button asChild variant="soft" className="record-action">
      <Link
        href={beginAddress(questionnaireID)}
        aria-label={LL.beginWith({ name: name === '' ? administration.items.untitled() : name })}
      >
        {LL.begin()}
      </Link>
    </Button>
  )
}

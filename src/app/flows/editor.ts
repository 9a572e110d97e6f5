import { fromPromise } from 'xstate'

import * as course from '#api/course/managed-course.contract.ts'
import * as information from '#api/news/managed-news.contract.ts'
import * as resource from '#api/resource/managed-resource.contract.ts'
import * as topic from '#api/course/managed-topic.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { languageOf } from '#i18n/locales.ts'
import { courseDocument } from '#machines/course/course-draft.ts'
import { documentEditorFlow } from '#machines/editor/document-editor.flow.ts'
import type { DocumentKind, DraftOf, ItemOf } from '#machines/editor/document-rules.ts'
import type { Preview, Seen } from '#machines/editor/editor-context.ts'
import { isPlain, textsOf, type Draft } from '#machines/news/information-draft.ts'
import { resourceDocument } from '#machines/resource/resource-draft.ts'
import { topicDocument } from '#machines/course/topic-draft.ts'

import { turns } from '#app/in-turn.ts'
import { asMissing } from '#app/missing.ts'

/** The calls that keep one kind of document. */
interface Keeping<Kind extends DocumentKind> {
  readonly load: (id: string) => Promise<ItemOf<Kind>>
  readonly create: (draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly save: (id: string, revision: number, draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly publish: (id: string, revision: number) => Promise<ItemOf<Kind>>
  readonly withdraw: (id: string, revision: number) => Promise<ItemOf<Kind>>
  /** What it amounts to is of no interest any more. */
  readonly discard: (id: string, revision: number) => Promise<unknown>
}
/** No author is offered what the lifecycle does not know. */
const never = (): Promise<never> => Promise.reject(new Error('There is no such command.'))

function keepingBy(transport: Transport): { readonly [Kind in DocumentKind]: Keeping<Kind> } {
  return {
    information: {
      load: (id) => transport.send(information.getManagedInformation, { informationID: id }),
      create: (draft) =>
        transport.send(information.createInformation, {
          categoryCode: draft.categoryCode,
          topicCode: draft.topicCode,
          texts: textsOf(draft),
        }),
      save: (informationID, revision, draft) =>
        transport.send(information.saveInformation, {
          informationID,
          revision,
          topicCode: draft.topicCode,
          texts: textsOf(draft),
        }),
      publish: (informationID, revision) => transport.send(information.publishInformation, { informationID, revision }),
      withdraw: (informationID, revision) =>
        transport.send(information.withdrawInformation, { informationID, revision }),
      discard: (informationID, revision) => transport.send(information.discardInformation, { informationID, revision }),
    },
    course: {
      load: (id) => transport.send(course.getManagedCourse, { courseID: id }),
      create: (draft) => transport.send(course.createCourse, courseDocument(draft)),
      save: (courseID, revision, draft) =>
        transport.send(course.saveCourse, { courseID, revision, ...courseDocument(draft) }),
      publish: (courseID, revision) => transport.send(course.publishCourse, { courseID, revision }),
      withdraw: (courseID, revision) => transport.send(course.withdrawCourse, { courseID, revision }),
      discard: (courseID, revision) => transport.send(course.discardCourse, { courseID, revision }),
    },
    topic: {
      load: (id) => transport.send(topic.getManagedTopic, { topicID: id }),
      create: (draft) => transport.send(topic.createTopic, topicDocument(draft)),
      save: (topicID, revision, draft) =>
        transport.send(topic.saveTopic, { topicID, revision, ...topicDocument(draft) }),
      publish: (topicID, revision) => transport.send(topic.publishTopic, { topicID, revision }),
      withdraw: (topicID, revision) => transport.send(topic.withdrawTopic, { topicID, revision }),
      discard: (topicID, revision) => transport.send(topic.discardTopic, { topicID, revision }),
    },
    resource: {
      load: (id) => transport.send(resource.getManagedResource, { resourceID: id }),
      create: (draft) => transport.send(resource.createResource, resourceDocument(draft)),
      save: (resourceID, _revision, draft) =>
        transport.send(resource.saveResource, { resourceID, ...resourceDocument(draft) }),
      publish: never,
      withdraw: never,
      discard: (resourceID) => transport.send(resource.removeResource, { resourceID }),
    },
  }
}

/** The editor with the calls of each kind of document. */
export function provideEditor(transport: Transport): typeof documentEditorFlow {
  const kept = keepingBy(transport)
  const inTurn = turns()
  // A document never becomes one of another kind, so its draft fits the calls of its own.
  const keeping = (kind: DocumentKind) => kept[kind] as unknown as Keeping<DocumentKind>
  return documentEditorFlow.provide({
    actors: {
      loadItem: fromPromise(({ input: { kind, id } }: { input: { kind: DocumentKind; id: string } }) =>
        asMissing(keeping(kind).load(id)),
      ),
      saveItem: fromPromise(
        ({
          input: { kind, id, revision, draft },
        }: {
          input: { kind: DocumentKind; id: string | null; revision: number; draft: DraftOf }
        }) => (id === null ? keeping(kind).create(draft) : keeping(kind).save(id, revision, draft)),
      ),
      publishItem: fromPromise(({ input: { kind, id, revision } }: { input: Seen }) =>
        keeping(kind).publish(id, revision),
      ),
      withdrawItem: fromPromise(({ input: { kind, id, revision } }: { input: Seen }) =>
        keeping(kind).withdraw(id, revision),
      ),
      discardItem: fromPromise(({ input: { kind, id, revision } }: { input: Seen }) =>
        keeping(kind).discard(id, revision),
      ),
      cleanTexts: fromPromise(({ input: { draft } }: { input: { draft: DraftOf } }) =>
        inTurn(() => cleaned(transport, draft as Draft)),
      ),
    },
  })
}

/** A rich text as it would be stored and shown. */
async function cleanedDetail(transport: Transport, written: string): Promise<string> {
  const { informationDetail } = await transport.send(information.previewInformation, { informationDetail: written })
  return informationDetail
}

/** The texts of information as they would be stored and shown; nothing else has rich texts. */
async function cleaned(transport: Transport, draft: Draft): Promise<Preview> {
  const preview: Preview = {}
  for (const { language, informationDetail } of textsOf(draft)) {
    const code = languageOf(language)?.code
    if (code === undefined || informationDetail === '') continue
    preview[code] = isPlain(draft) ? informationDetail : await cleanedDetail(transport, informationDetail)
  }
  return preview
}

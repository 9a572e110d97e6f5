import { fromPromise } from 'xstate'

import * as course from '#api/course/managed-course.service.ts'
import * as information from '#api/news/managed-news.service.ts'
import * as resource from '#api/resource/managed-resource.service.ts'
import * as topic from '#api/course/managed-topic.service.ts'
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
      load: (id) => information.getManagedInformation(transport, id),
      create: (draft) =>
        information.createInformation(transport, {
          categoryCode: draft.categoryCode,
          topicCode: draft.topicCode,
          texts: textsOf(draft),
        }),
      save: (informationID, revision, draft) =>
        information.saveInformation(transport, {
          informationID,
          revision,
          topicCode: draft.topicCode,
          texts: textsOf(draft),
        }),
      publish: (informationID, revision) => information.publishInformation(transport, { informationID, revision }),
      withdraw: (informationID, revision) => information.withdrawInformation(transport, { informationID, revision }),
      discard: (informationID, revision) => information.discardInformation(transport, { informationID, revision }),
    },
    course: {
      load: (id) => course.getManagedCourse(transport, id),
      create: (draft) => course.createCourse(transport, courseDocument(draft)),
      save: (courseID, revision, draft) =>
        course.saveCourse(transport, { courseID, revision, ...courseDocument(draft) }),
      publish: (courseID, revision) => course.publishCourse(transport, { courseID, revision }),
      withdraw: (courseID, revision) => course.withdrawCourse(transport, { courseID, revision }),
      discard: (courseID, revision) => course.discardCourse(transport, { courseID, revision }),
    },
    topic: {
      load: (id) => topic.getManagedTopic(transport, id),
      create: (draft) => topic.createTopic(transport, topicDocument(draft)),
      save: (topicID, revision, draft) => topic.saveTopic(transport, { topicID, revision, ...topicDocument(draft) }),
      publish: (topicID, revision) => topic.publishTopic(transport, { topicID, revision }),
      withdraw: (topicID, revision) => topic.withdrawTopic(transport, { topicID, revision }),
      discard: (topicID, revision) => topic.discardTopic(transport, { topicID, revision }),
    },
    resource: {
      load: (id) => resource.getManagedResource(transport, id),
      create: (draft) => resource.createResource(transport, resourceDocument(draft)),
      save: (resourceID, _revision, draft) =>
        resource.saveResource(transport, { resourceID, ...resourceDocument(draft) }),
      publish: never,
      withdraw: never,
      discard: (resourceID) => resource.removeResource(transport, resourceID),
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

/** The texts of information as they would be stored and shown; nothing else has rich texts. */
async function cleaned(transport: Transport, draft: Draft): Promise<Preview> {
  const preview: Preview = {}
  for (const { language, informationDetail } of textsOf(draft)) {
    const code = languageOf(language)?.code
    if (code === undefined || informationDetail === '') continue
    preview[code] = isPlain(draft)
      ? informationDetail
      : await information.previewInformation(transport, informationDetail)
  }
  return preview
}

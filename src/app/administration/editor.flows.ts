import * as z from 'zod/mini'

import * as managedClass from '#api/class/managed-class.contract.ts'
import type { ManagedClass } from '#api/class/managed-class.contract.ts'
import * as course from '#api/course/managed-course.contract.ts'
import * as dictionary from '#api/dictionary/managed-dictionary.contract.ts'
import * as exam from '#api/exam/managed-exam.contract.ts'
import * as task from '#api/homework/managed-task.contract.ts'
import * as live from '#api/live/managed-live.contract.ts'
import * as information from '#api/news/managed-news.contract.ts'
import * as organisation from '#api/organisation/organisation.contract.ts'
import * as question from '#api/question/managed-question.contract.ts'
import * as questionnaire from '#api/questionnaire/managed-questionnaire.contract.ts'
import * as resource from '#api/resource/managed-resource.contract.ts'
import * as topic from '#api/course/managed-topic.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { classDocument, classEventOf } from '#machines/class/class-draft.ts'
import { courseDocument } from '#machines/course/course-draft.ts'
import { dictionaryDocument } from '#machines/dictionary/dictionary-draft.ts'
import { namedOf } from '#machines/resource/editors-draft.ts'
import { editorOf } from '#machines/editor/document-editor.flow.ts'
import type { DocumentKind, DraftOf, PreviewOf } from '#machines/editor/document-rules.ts'
import type { EditorServices, KeptDraft } from '#machines/editor/editor-context.ts'
import { examDocument, previewedExam } from '#machines/exam/exam-draft.ts'
import type { KeptForm } from '#machines/kit/keeping.ts'
import { taskDocument } from '#machines/homework/task-draft.ts'
import { broadcastDocument } from '#machines/live/broadcast-draft.ts'
import { isPlain, textsOf, type Draft } from '#machines/news/information-draft.ts'
import { organisationBody } from '#machines/organisation/organisation-draft.ts'
import { bankDocument } from '#machines/question/bank-draft.ts'
import { questionBody, questionDocument } from '#machines/question/question-draft.ts'
import { questionnaireDocument, sentQuestions } from '#machines/questionnaire/questionnaire-draft.ts'
import { resourceDocument } from '#machines/resource/resource-draft.ts'
import { topicDocument } from '#machines/course/topic-draft.ts'

import { turns } from '#app/kit/in-turn.ts'
import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'
import { keptDrafts } from './kept-drafts.ts'

/** Rejects commands that the lifecycle of the document lacks; the UI never offers them. */
const never = (): Promise<never> => Promise.reject(new Error('There is no such command.'))

type Calls<Kind extends DocumentKind> = Omit<EditorServices<Kind>, keyof KeptForm<unknown>>

function callsBy(transport: Transport): { readonly [Kind in DocumentKind]: Calls<Kind> } {
  const inTurn = turns()
  const classStates = new Map<string, ManagedClass['state']>()
  /** What a class is announced or reopened by depends on its state. */
  const seen = async (asked: Promise<ManagedClass>): Promise<ManagedClass> => {
    const item = await asked
    classStates.set(item.classID, item.state)
    return item
  }
  const tellClass = (command: 'publish' | 'withdraw' | 'discard', classID: string, revision: number) => {
    const type = classEventOf(command, classStates.get(classID) ?? 'draft')
    return type === 'save' ? never() : seen(transport.send(managedClass.sendClassEvent, { classID, revision, type }))
  }
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
      clean: (draft) => inTurn(() => cleaned(transport, draft)),
    },
    course: {
      load: (id) => transport.send(course.getManagedCourse, { courseID: id }),
      create: (draft) => transport.send(course.createCourse, courseDocument(draft)),
      save: (courseID, revision, draft) =>
        transport.send(course.saveCourse, {
          courseID,
          revision,
          editors: namedOf(draft.editors),
          ...courseDocument(draft),
        }),
      publish: (courseID, revision) => transport.send(course.publishCourse, { courseID, revision }),
      withdraw: (courseID, revision) => transport.send(course.withdrawCourse, { courseID, revision }),
      discard: (courseID, revision) => transport.send(course.discardCourse, { courseID, revision }),
      clean: never,
    },
    class: {
      load: (classID) => seen(transport.send(managedClass.getManagedClass, { classID })),
      create: (draft) => seen(transport.send(managedClass.createClass, classDocument(draft))),
      save: (classID, revision, draft) =>
        seen(transport.send(managedClass.saveClass, { classID, revision, ...classDocument(draft) })),
      publish: (classID, revision) => tellClass('publish', classID, revision),
      withdraw: (classID, revision) => tellClass('withdraw', classID, revision),
      discard: (classID, revision) => tellClass('discard', classID, revision),
      clean: never,
    },
    dictionary: {
      load: (dictTypeCode) => transport.send(dictionary.getManagedDictionary, { dictTypeCode }),
      create: never,
      save: (dictTypeCode, revision, draft) =>
        transport.send(dictionary.saveDictionary, { dictTypeCode, revision, ...dictionaryDocument(draft) }),
      publish: never,
      withdraw: never,
      discard: never,
      clean: never,
    },
    topic: {
      load: (id) => transport.send(topic.getManagedTopic, { topicID: id }),
      create: (draft) => transport.send(topic.createTopic, topicDocument(draft)),
      save: (topicID, revision, draft) =>
        transport.send(topic.saveTopic, {
          topicID,
          revision,
          editors: namedOf(draft.editors),
          ...topicDocument(draft),
        }),
      publish: (topicID, revision) => transport.send(topic.publishTopic, { topicID, revision }),
      withdraw: (topicID, revision) => transport.send(topic.withdrawTopic, { topicID, revision }),
      discard: (topicID, revision) => transport.send(topic.discardTopic, { topicID, revision }),
      clean: never,
    },
    resource: {
      load: (id) => transport.send(resource.getManagedResource, { resourceID: id }),
      create: (draft) => transport.send(resource.createResource, resourceDocument(draft)),
      save: (resourceID, _revision, draft) =>
        transport.send(resource.saveResource, {
          resourceID,
          editors: namedOf(draft.editors),
          ...resourceDocument(draft),
        }),
      publish: never,
      withdraw: never,
      discard: (resourceID) => transport.send(resource.removeResource, { resourceID }),
      clean: never,
    },
    exam: {
      load: (examID) => transport.send(exam.getManagedExam, { examID }),
      create: (draft) => transport.send(exam.createExam, examDocument(draft)),
      save: (examID, revision, draft) =>
        transport.send(exam.saveExam, {
          examID,
          revision,
          editors: namedOf(draft.editors),
          ...examDocument(draft),
        }),
      publish: (examID, revision) => transport.send(exam.publishExam, { examID, revision }),
      withdraw: (examID, revision) => transport.send(exam.withdrawExam, { examID, revision }),
      discard: (examID, revision) => transport.send(exam.discardExam, { examID, revision }),
      clean: (draft, id) => transport.send(exam.previewExam, previewedExam(id, draft)),
    },
    bank: {
      load: (bankID) => transport.send(question.getManagedBank, { bankID }),
      create: (draft) => transport.send(question.createBank, bankDocument(draft)),
      save: (bankID, revision, draft) =>
        transport.send(question.saveBank, {
          bankID,
          revision,
          editors: namedOf(draft.editors),
          ...bankDocument(draft),
        }),
      publish: never,
      withdraw: never,
      discard: (bankID, revision) => transport.send(question.removeBank, { bankID, revision }),
      clean: never,
    },
    question: {
      load: (questionID) => transport.send(question.getManagedQuestion, { questionID }),
      create: (draft) => transport.send(question.createQuestion, questionDocument(draft)),
      save: (questionID, revision, draft) =>
        transport.send(question.saveQuestion, { questionID, revision, ...questionDocument(draft) }),
      publish: (questionID, revision) => transport.send(question.publishQuestion, { questionID, revision }),
      withdraw: (questionID, revision) => transport.send(question.withdrawQuestion, { questionID, revision }),
      discard: (questionID, revision) => transport.send(question.discardQuestion, { questionID, revision }),
      clean: async (draft) => {
        const views = await transport.send(question.previewQuestion, questionBody(draft))
        return Object.fromEntries(views.map(({ language, ...view }) => [language, view]))
      },
    },
    broadcast: {
      load: (broadcastID) => transport.send(live.getManagedBroadcast, { broadcastID }),
      create: (draft) => transport.send(live.createBroadcast, broadcastDocument(draft)),
      save: (broadcastID, revision, draft) =>
        transport.send(live.saveBroadcast, { broadcastID, revision, ...broadcastDocument(draft) }),
      publish: never,
      withdraw: never,
      discard: (broadcastID, revision) => transport.send(live.removeBroadcast, { broadcastID, revision }),
      clean: never,
    },
    organisation: {
      load: () => transport.send(organisation.getOrganisation, {}),
      create: never,
      save: (_id, revision, draft) =>
        transport.send(organisation.saveOrganisation, { revision, ...organisationBody(draft) }),
      publish: never,
      withdraw: never,
      discard: never,
      clean: never,
    },
    questionnaire: {
      load: (questionnaireID) => transport.send(questionnaire.getManagedQuestionnaire, { questionnaireID }),
      create: (draft) => transport.send(questionnaire.createQuestionnaire, questionnaireDocument(draft)),
      save: (questionnaireID, revision, draft) =>
        transport.send(questionnaire.saveQuestionnaire, {
          questionnaireID,
          revision,
          editors: namedOf(draft.editors),
          ...questionnaireDocument(draft),
        }),
      publish: (questionnaireID, revision) =>
        transport.send(questionnaire.publishQuestionnaire, { questionnaireID, revision }),
      withdraw: (questionnaireID, revision) =>
        transport.send(questionnaire.withdrawQuestionnaire, { questionnaireID, revision }),
      discard: (questionnaireID, revision) =>
        transport.send(questionnaire.discardQuestionnaire, { questionnaireID, revision }),
      clean: (draft) => transport.send(questionnaire.previewQuestionnaire, { questions: sentQuestions(draft) }),
    },
    task: {
      load: (taskID) => transport.send(task.getManagedTask, { taskID }),
      create: (draft) => transport.send(task.createTask, taskDocument(draft)),
      save: (taskID, revision, draft) =>
        transport.send(task.saveTask, { taskID, revision, editors: namedOf(draft.editors), ...taskDocument(draft) }),
      publish: (taskID, revision) => transport.send(task.publishTask, { taskID, revision }),
      withdraw: (taskID, revision) => transport.send(task.withdrawTask, { taskID, revision }),
      discard: (taskID, revision) => transport.send(task.discardTask, { taskID, revision }),
      clean: never,
    },
  }
}

/** The editor of each document kind, with its calls, and with what is kept of its writing. */
export function provideEditors(transport: Transport, kept: KeptForms) {
  const calls = callsBy(transport)
  const editor = <Kind extends DocumentKind>(kind: Kind, own: Calls<Kind>, draft: z.ZodMiniType<DraftOf<Kind>>) => {
    const form: KeptForm<KeptDraft<Kind>> = kept(kind, z.object({ draft, revision: z.number() }))
    return editorOf<Kind>({ ...own, ...form, load: (id) => asMissing(own.load(id)) })
  }
  return {
    information: editor('information', calls.information, keptDrafts.information),
    class: editor('class', calls.class, keptDrafts.class),
    course: editor('course', calls.course, keptDrafts.course),
    dictionary: editor('dictionary', calls.dictionary, keptDrafts.dictionary),
    topic: editor('topic', calls.topic, keptDrafts.topic),
    resource: editor('resource', calls.resource, keptDrafts.resource),
    exam: editor('exam', calls.exam, keptDrafts.exam),
    bank: editor('bank', calls.bank, keptDrafts.bank),
    question: editor('question', calls.question, keptDrafts.question),
    questionnaire: editor('questionnaire', calls.questionnaire, keptDrafts.questionnaire),
    task: editor('task', calls.task, keptDrafts.task),
    broadcast: editor('broadcast', calls.broadcast, keptDrafts.broadcast),
    organisation: editor('organisation', calls.organisation, keptDrafts.organisation),
  }
}

/** A rich text as sanitised by the server. */
async function cleanedDetail(transport: Transport, written: string): Promise<string> {
  const { informationDetail } = await transport.send(information.previewInformation, { informationDetail: written })
  return informationDetail
}

/** The texts of information as sanitised by the server. */
async function cleaned(transport: Transport, draft: Draft): Promise<PreviewOf<'information'>> {
  const preview: Partial<Record<LanguageCode, string>> = {}
  for (const { language, informationDetail } of textsOf(draft)) {
    const code = languageOf(language)?.code
    if (code === undefined || informationDetail === '') continue
    preview[code] = isPlain(draft) ? informationDetail : await cleanedDetail(transport, informationDetail)
  }
  return preview
}

import { createActor } from 'xstate'

import { provideEditors } from '#app/administration/editor.flows.ts'
import { getManagedCourse } from '#api/course/managed-course.contract.ts'
import { getManagedTopic } from '#api/course/managed-topic.contract.ts'
import { getManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import { getManagedExam } from '#api/exam/managed-exam.contract.ts'
import { getManagedTask } from '#api/homework/managed-task.contract.ts'
import { getManagedBroadcast } from '#api/live/managed-live.contract.ts'
import { getManagedInformation } from '#api/news/managed-news.contract.ts'
import { getOrganisation } from '#api/organisation/organisation.contract.ts'
import { getManagedBank, getManagedQuestion } from '#api/question/managed-question.contract.ts'
import { getManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { getManagedResource } from '#api/resource/managed-resource.contract.ts'
import { courseRules } from '#machines/course/course-draft.ts'
import { topicRules } from '#machines/course/topic-draft.ts'
import type { CommonEditorEvent } from '#machines/editor/editor-context.ts'
import { dictionaryRules } from '#machines/dictionary/dictionary-draft.ts'
import { examRules } from '#machines/exam/exam-draft.ts'
import { broadcastRules } from '#machines/live/broadcast-draft.ts'
import { informationRules } from '#machines/news/information-draft.ts'
import { taskRules } from '#machines/homework/task-rules.ts'
import { organisationRules } from '#machines/organisation/organisation-draft.ts'
import { bankRules } from '#machines/question/bank-draft.ts'
import { questionRules } from '#machines/question/question-draft.ts'
import { questionnaireRules } from '#machines/questionnaire/questionnaire-rules.ts'
import { resourceRules } from '#machines/resource/resource-draft.ts'

import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { drive, type Around, type Drive, type Running } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const of = ({ transport }: Around) => provideEditors(transport, keepsNothing)
const chosen = (command: 'save' | 'publish' | 'withdraw' | 'discard') =>
  ['ready', { type: 'command.chosen', command }] as const
const confirmed = ['confirming', { type: 'command.confirmed' }] as const
const previewed = ['ready', { type: 'preview.opened' }] as const

type Editor = (around: Around) => Running<CommonEditorEvent>
/** The editor of one kind of document, by what it is called in the names of its calls. */
interface Document {
  readonly fresh: Editor
  readonly kept: Editor
  readonly item: object
}

/** Each answers as it does without an edit. */
const storing = (name: string, { fresh, kept, item }: Document): Readonly<Record<string, readonly Drive[]>> => {
  const answers = { [`getManaged${name}`]: item, [`save${name}`]: item, [`publish${name}`]: item }
  return {
    [`getManaged${name}`]: [drive(`the editor of a ${name}`, kept, 'failed', [], { answers })],
    [`create${name}`]: [drive(`a new ${name}`, fresh, 'ready', [chosen('save')], { answers })],
    [`save${name}`]: [drive(`the editor of a ${name}`, kept, 'ready', [chosen('save')], { answers })],
  }
}
const publishing = (name: string, { kept, item }: Document): Readonly<Record<string, readonly Drive[]>> => {
  const by = `the editor of a ${name}`
  const draft = { [`getManaged${name}`]: { ...item, state: 'draft' } }
  const published = { [`getManaged${name}`]: { ...item, state: 'published' } }
  return {
    [`publish${name}`]: [drive(by, kept, 'ready', [chosen('publish'), confirmed], { answers: draft })],
    [`withdraw${name}`]: [drive(by, kept, 'ready', [chosen('withdraw'), confirmed], { answers: published })],
    [`discard${name}`]: [drive(by, kept, 'ready', [chosen('discard'), confirmed], { answers: draft })],
  }
}

const information = { ...sampleAnswer(getManagedInformation.answer), categoryCode: 'news' } as const
const bareTopic = sampleAnswer(getManagedTopic.answer)
const topic = { ...bareTopic, courses: bareTopic.courses.map((one) => ({ ...one, state: 'published' as const })) }
const resource = sampleAnswer(getManagedResource.answer)
const bank = { ...sampleAnswer(getManagedBank.answer), questionCount: 0 }
const broadcast = {
  ...sampleAnswer(getManagedBroadcast.answer),
  startTime: '2026-03-10 08:00:00',
  endTime: '2026-03-10 09:00:00',
  joinUrl: null,
  source: null,
}
const dictionary = {
  ...sampleAnswer(getManagedDictionary.answer),
  dicts: [{ dictCode: 'levees', isRetired: false, texts: [{ language: 'en_US', name: 'Levees' }], uses: 0 }],
}
const keptDictionary: Editor = (around) =>
  createActor(of(around).dictionary, {
    input: { kind: 'dictionary', id: '7', draft: dictionaryRules.draftOf(dictionary) },
  })
const organisation = {
  ...sampleAnswer(getOrganisation.answer),
  texts: [{ language: 'en_US', name: 'Water Academy' }],
}
const keptOrganisation: Editor = (around) =>
  createActor(of(around).organisation, {
    input: { kind: 'organisation', id: '', draft: organisationRules.draftOf(organisation) },
  })
const question = { ...sampleAnswer(getManagedQuestion.answer), kind: 'short' as const, options: [] }
const exam = {
  ...sampleAnswer(getManagedExam.answer),
  opensAt: '2026-03-10 08:00:00',
  closesAt: '2026-03-12 08:00:00',
}
const questionnaire = {
  ...sampleAnswer(getManagedQuestionnaire.answer),
  kind: 'questionnaire' as const,
  audience: 'all' as const,
  opensAt: '2026-03-10 08:00:00',
  closesAt: '2026-03-12 08:00:00',
  isTemplate: false,
  isAnswered: false,
  staysEnded: false,
  questions: [
    {
      questionID: 'why',
      kind: 'short' as const,
      style: 'plain' as const,
      options: [],
      isRequired: true,
      least: null,
      most: null,
      condition: null,
      startsPage: false,
      subject: null,
      texts: [{ language: 'zh_CN', stem: '为什么？', options: [] }],
    },
  ],
}
const task = {
  ...sampleAnswer(getManagedTask.answer),
  texts: [{ language: 'zh_CN', name: '巡堤记录', about: '写一份巡堤记录。' }],
  audience: 'class' as const,
  class: { classID: '7', name: 'Flood' },
  opensAt: '2026-03-10 08:00:00',
  closesAt: '2026-03-12 08:00:00',
  lateUntil: null,
  takesText: true,
  rubric: [],
}
const bare = sampleAnswer(getManagedCourse.answer)
const lecture = { quality: 'hd', fileID: '7' } as const
const course = {
  ...bare,
  chapters: bare.chapters.map((chapter) => ({
    ...chapter,
    courseware: chapter.courseware.map((one) => ({ ...one, needsIe: false, hd: { ...lecture, name: 'a', size: 1 } })),
  })),
}

const documents: Readonly<
  Record<
    | 'Information'
    | 'Course'
    | 'Topic'
    | 'Resource'
    | 'Exam'
    | 'Bank'
    | 'Broadcast'
    | 'Question'
    | 'Questionnaire'
    | 'Task',
    Document
  >
> = {
  Information: {
    item: information,
    fresh: (around) =>
      createActor(of(around).information, {
        input: { kind: 'information', id: null, draft: informationRules.draftOf(information) },
      }),
    kept: (around) =>
      createActor(of(around).information, {
        input: { kind: 'information', id: '7', draft: informationRules.draftOf(information) },
      }),
  },
  Course: {
    item: course,
    fresh: (around) =>
      createActor(of(around).course, { input: { kind: 'course', id: null, draft: courseRules.draftOf(course) } }),
    kept: (around) =>
      createActor(of(around).course, { input: { kind: 'course', id: '7', draft: courseRules.draftOf(course) } }),
  },
  Topic: {
    item: topic,
    fresh: (around) =>
      createActor(of(around).topic, { input: { kind: 'topic', id: null, draft: topicRules.draftOf(topic) } }),
    kept: (around) =>
      createActor(of(around).topic, { input: { kind: 'topic', id: '7', draft: topicRules.draftOf(topic) } }),
  },
  Resource: {
    item: resource,
    fresh: (around) =>
      createActor(of(around).resource, {
        input: { kind: 'resource', id: null, draft: resourceRules.draftOf(resource) },
      }),
    kept: (around) =>
      createActor(of(around).resource, {
        input: { kind: 'resource', id: '7', draft: resourceRules.draftOf(resource) },
      }),
  },
  Exam: {
    item: exam,
    fresh: (around) =>
      createActor(of(around).exam, { input: { kind: 'exam', id: null, draft: examRules.draftOf(exam) } }),
    kept: (around) =>
      createActor(of(around).exam, { input: { kind: 'exam', id: '7', draft: examRules.draftOf(exam) } }),
  },
  Bank: {
    item: bank,
    fresh: (around) =>
      createActor(of(around).bank, { input: { kind: 'bank', id: null, draft: bankRules.draftOf(bank) } }),
    kept: (around) =>
      createActor(of(around).bank, { input: { kind: 'bank', id: '7', draft: bankRules.draftOf(bank) } }),
  },
  Broadcast: {
    item: broadcast,
    fresh: (around) =>
      createActor(of(around).broadcast, {
        input: { kind: 'broadcast', id: null, draft: broadcastRules.draftOf(broadcast) },
      }),
    kept: (around) =>
      createActor(of(around).broadcast, {
        input: { kind: 'broadcast', id: '7', draft: broadcastRules.draftOf(broadcast) },
      }),
  },
  Question: {
    item: question,
    fresh: (around) =>
      createActor(of(around).question, {
        input: { kind: 'question', id: null, draft: questionRules.draftOf(question) },
      }),
    kept: (around) =>
      createActor(of(around).question, {
        input: { kind: 'question', id: '7', draft: questionRules.draftOf(question) },
      }),
  },
  Questionnaire: {
    item: questionnaire,
    fresh: (around) =>
      createActor(of(around).questionnaire, {
        input: { kind: 'questionnaire', id: null, draft: questionnaireRules.draftOf(questionnaire) },
      }),
    kept: (around) =>
      createActor(of(around).questionnaire, {
        input: { kind: 'questionnaire', id: '7', draft: questionnaireRules.draftOf(questionnaire) },
      }),
  },
  Task: {
    item: task,
    fresh: (around) =>
      createActor(of(around).task, { input: { kind: 'task', id: null, draft: taskRules.draftOf(task) } }),
    kept: (around) =>
      createActor(of(around).task, { input: { kind: 'task', id: '7', draft: taskRules.draftOf(task) } }),
  },
}

/**
 * What staff write: information, courses, topics, resources, exams, question banks, live broadcasts, questions,
 * questionnaires and tasks.
 */
export const documentDrives: Readonly<Record<string, readonly Drive[]>> = {
  ...Object.fromEntries(Object.entries(documents).flatMap(([name, one]) => Object.entries(storing(name, one)))),
  ...publishing('Information', documents.Information),
  ...publishing('Course', documents.Course),
  ...publishing('Topic', documents.Topic),
  ...publishing('Exam', documents.Exam),
  ...publishing('Question', documents.Question),
  ...publishing('Questionnaire', documents.Questionnaire),
  ...publishing('Task', documents.Task),
  removeResource: [drive('the editor of a resource', documents.Resource.kept, 'ready', [chosen('discard'), confirmed])],
  getManagedDictionary: [drive('the editor of a dictionary', keptDictionary, 'failed')],
  saveDictionary: [
    drive('the editor of a dictionary', keptDictionary, 'ready', [chosen('save')], {
      answers: { getManagedDictionary: dictionary },
    }),
  ],
  getOrganisation: [drive('the editor of the organisation', keptOrganisation, 'failed')],
  saveOrganisation: [
    drive('the editor of the organisation', keptOrganisation, 'ready', [chosen('save')], {
      answers: { getOrganisation: organisation },
    }),
  ],
  removeBank: [
    drive('the editor of a question bank', documents.Bank.kept, 'ready', [chosen('discard'), confirmed], {
      answers: { getManagedBank: bank },
    }),
  ],
  removeBroadcast: [
    drive('the editor of a live broadcast', documents.Broadcast.kept, 'ready', [chosen('discard'), confirmed], {
      answers: { getManagedBroadcast: broadcast },
    }),
  ],
  previewQuestion: [
    drive('the preview', documents.Question.kept, 'previewFailed', [previewed], {
      answers: { getManagedQuestion: question },
    }),
  ],
  previewExam: [
    drive('the preview', documents.Exam.kept, 'previewFailed', [previewed], { answers: { getManagedExam: exam } }),
  ],
  previewQuestionnaire: [
    drive('the preview', documents.Questionnaire.kept, 'previewFailed', [previewed], {
      answers: { getManagedQuestionnaire: questionnaire },
    }),
  ],
  previewInformation: [
    drive('the preview', documents.Information.kept, 'previewFailed', [previewed], {
      answers: { getManagedInformation: information },
    }),
  ],
}

import * as z from 'zod/mini'

import { classAudiences } from '#api/class/managed-class.contract.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import { courseKinds } from '#api/course/course.contract.ts'
import { attachedFile, publicationStates } from '#api/course/managed-publication.contract.ts'
import { showings } from '#api/exam/managed-exam.contract.ts'
import { taskAudiences } from '#api/homework/managed-task.contract.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { informationCategories } from '#api/news/news.contract.ts'
import { difficulties, questionKinds } from '#api/question/question.contract.ts'
import { answerStyles } from '#api/questionnaire/form-rule.ts'
import { questionnaireKinds, resultShowings } from '#api/questionnaire/kind-rule.ts'
import { questionnaireAudiences } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { subject } from '#api/questionnaire/subject-rule.ts'
import { resourceTypes } from '#api/resource/managed-resource.contract.ts'
import type { DocumentKind, DraftOf } from '#machines/editor/document-rules.ts'
import { examAudiences } from '#machines/exam/exam-draft.ts'
import { inEvery, type InLanguages } from '#machines/kit/language-texts.ts'

const text = z.string()
const number = z.number()
const yes = z.boolean()
const orNull = <Value>(of: z.ZodMiniType<Value>) => z.nullable(of)
const inLanguages = <Value>(of: z.ZodMiniType<Value>): z.ZodMiniType<InLanguages<Value>> => z.object(inEvery(() => of))

const person = z.object({ userId: text, originalName: text })
const people = z.array(person)
const editor = z.object({ userId: text, originalName: text, account: text })
const editors = orNull(z.object({ owner: orNull(editor), coEditors: z.array(editor) }))
const ofClass = orNull(z.object({ classID: text, name: text }))
const file = orNull(attachedFile)
const state = z.enum(publicationStates)
const named = z.object({ name: text, about: text })
const resource = { type: z.enum(resourceTypes), texts: inLanguages(z.object({ name: text, summary: text })), file }

/**
 * The form of each kind of draft, so that nothing gets into an editor that it does not know. What a draft says is not
 * judged here: it need not be right yet.
 */
export const keptDrafts: { readonly [Kind in DocumentKind]: z.ZodMiniType<DraftOf<Kind>> } = {
  information: z.object({
    categoryCode: z.enum(informationCategories),
    topicCode: orNull(text),
    texts: inLanguages(z.object({ title: text, summary: text, informationDetail: text })),
  }),
  class: z.object({
    kind: z.enum(classKinds),
    texts: inLanguages(z.object({ name: text, place: text, about: text })),
    opensAt: text,
    closesAt: text,
    startsAt: text,
    endsAt: text,
    timeZone: orNull(text),
    capacity: orNull(number),
    asksApproval: yes,
    hasWaitingList: yes,
    declinesAtEnd: yes,
    audience: z.enum(classAudiences),
    departmentCodes: z.array(text),
    requiredPassCount: number,
    electivePassCount: number,
    requiredHours: number,
    electiveHours: number,
    leaveChain: z.array(z.enum(leaveApprovers)),
    courses: z.array(z.object({ courseID: text, kind: z.enum(['required', 'elective']), title: text, state })),
    headmaster: orNull(person),
    teachers: people,
    invited: people,
  }),
  course: z.object({
    kind: z.enum(courseKinds),
    categoryCode: text,
    year: number,
    learningMinutes: number,
    credit: number,
    requiredMinutes: number,
    teachers: z.array(text),
    recommendedPosition: orNull(number),
    exam: orNull(z.object({ minutes: number, questionCount: number, passPercent: number, attempts: number })),
    cover: file,
    texts: inLanguages(z.object({ title: text, summary: text, detail: text })),
    chapters: z.array(
      z.object({
        key: text,
        chapterID: orNull(text),
        titles: inLanguages(text),
        lectures: z.array(
          z.object({
            key: text,
            coursewareID: orNull(text),
            titles: inLanguages(text),
            durationSeconds: number,
            needsIe: yes,
            hd: file,
            sd: file,
            captions: inLanguages(file),
          }),
        ),
      }),
    ),
    resources: z.array(z.object({ key: text, resourceID: orNull(text), ...resource })),
    editors,
  }),
  dictionary: z.strictObject({
    entries: z.array(
      z.object({
        key: text,
        dictCode: orNull(text),
        isRetired: yes,
        isRemoved: yes,
        texts: inLanguages(z.object({ name: text })),
      }),
    ),
  }),
  topic: z.object({
    position: number,
    texts: inLanguages(z.object({ title: text, summary: text })),
    courses: z.array(z.object({ courseID: text, title: text, state })),
    editors,
  }),
  resource: z.object({ ...resource, editors }),
  organisation: z.strictObject({ texts: inLanguages(z.object({ name: text })) }),
  broadcast: z.object({
    texts: inLanguages(z.object({ title: text, summary: text })),
    speaker: text,
    startsAt: text,
    endsAt: text,
    joinUrl: text,
    source: text,
  }),
  exam: z.object({
    lateMinutes: orNull(number),
    minutes: number,
    attempts: number,
    passPercent: number,
    asksRegistration: yes,
    asksApproval: yes,
    isOneWay: yes,
    shufflesQuestions: yes,
    shufflesOptions: yes,
    showsMarks: z.enum(showings),
    showsPaper: z.enum(showings),
    showsAnswers: z.enum(showings),
    texts: inLanguages(named),
    audience: z.enum(examAudiences),
    course: orNull(z.object({ courseID: text, title: text, state })),
    class: ofClass,
    opensAt: text,
    closesAt: text,
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          key: text,
          kind: z.literal('drawn'),
          bankID: text,
          topicID: orNull(text),
          difficulty: orNull(z.enum(difficulties)),
          count: number,
          marks: number,
          available: orNull(number),
        }),
        z.object({
          key: text,
          kind: z.literal('fixed'),
          questionID: text,
          marks: number,
          title: text,
          isPublished: yes,
        }),
      ]),
    ),
    editors,
  }),
  bank: z.object({
    texts: inLanguages(z.object({ name: text })),
    topics: z.array(z.object({ key: text, topicID: orNull(text), texts: inLanguages(z.object({ name: text })) })),
    editors,
  }),
  question: z.object({
    bankID: orNull(text),
    topicID: orNull(text),
    kind: z.enum(questionKinds),
    difficulty: z.enum(difficulties),
    options: z.array(z.object({ key: text, optionID: orNull(text), isRight: yes })),
    isTrue: orNull(yes),
    texts: inLanguages(z.object({ stem: text, explanation: text, options: z.record(text, text) })),
  }),
  questionnaire: z.object({
    kind: z.enum(questionnaireKinds),
    departmentCodes: z.array(text),
    isAnonymous: yes,
    mayChange: yes,
    isTemplate: yes,
    showsResults: z.enum(resultShowings),
    remindsDays: orNull(number),
    texts: inLanguages(named),
    audience: z.enum(questionnaireAudiences),
    class: ofClass,
    people,
    opensAt: text,
    closesAt: text,
    questions: z.array(
      z.object({
        questionID: text,
        kind: z.enum(questionKinds),
        style: z.enum(answerStyles),
        options: z.array(text),
        isRequired: yes,
        least: orNull(number),
        most: orNull(number),
        condition: orNull(z.object({ questionID: text, optionIDs: z.array(text) })),
        startsPage: yes,
        subject: orNull(subject),
        texts: inLanguages(z.object({ stem: text, options: z.record(text, text) })),
      }),
    ),
    editors,
  }),
  task: z.object({
    attachments: z.array(attachedFile),
    departmentCodes: z.array(text),
    filesMost: number,
    people,
    takesFiles: yes,
    takesText: yes,
    texts: inLanguages(named),
    audience: z.enum(taskAudiences),
    class: ofClass,
    opensAt: text,
    closesAt: text,
    lateUntil: orNull(text),
    rubric: z.array(z.object({ criterionID: text, points: number, texts: inLanguages(z.object({ name: text })) })),
    editors,
  }),
}

import type { ExamDocument } from '#api/exam/managed-exam.contract.ts'
import { languages } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { examColumns, examKind, examRows } from './exam-kind.ts'
import { demoExams } from './exams.demo.ts'
import type { DemoExam } from './exams.demo.ts'

const DAY_MS = 24 * 60 * 60_000
const WRITTEN_DAYS_BEFORE = 14
const COMPLETE = {
  isEditor: true,
  hasName: true,
  knowsParts: true,
  isForward: true,
  fitsWindow: true,
  hasQuestions: true,
}
const steps = { draft: 1, published: 2, withdrawn: 3 } as const

/** The exams of the demo organisation. */
export async function seedExams(trx: Querying, now: Date): Promise<void> {
  const today = new Date(now).setUTCHours(0, 0, 0, 0)
  for (const exam of demoExams) {
    const id = demoId('exam', exam.name)
    const document = documentOf(exam, today)
    // Written before today, also if it opens later.
    const written = today + (Math.min(exam.from, 0) - WRITTEN_DAYS_BEFORE) * DAY_MS
    const published = written + DAY_MS
    const save = { type: 'save' as const, revision: 0, facts: { ...COMPLETE, mayName: true, knowsEditors: true } }
    const facts = { ...COMPLETE, now: published, closesAt: today + exam.to * DAY_MS }
    const { record, log } = pastRecord(examKind, {
      id,
      owned: { ...examColumns(document), owner_id: userId(exam.owner) },
      by: userId(exam.owner),
      events: [
        { event: save, at: written },
        { event: { type: 'publish' as const, revision: 1, facts }, at: published },
        { event: { type: 'withdraw' as const, revision: 2, facts: { isEditor: true } }, at: published + DAY_MS },
      ].slice(0, steps[exam.state]),
    })
    await trx
      .insertInto('exam')
      .values({ ...record, state: exam.state })
      .execute()
    await trx.insertInto('transition_log').values(log).execute()
    const { texts, parts } = examRows(id, document)
    await trx.insertInto('exam_text').values(texts).execute()
    await trx.insertInto('exam_part').values(parts).execute()
    const editors = (exam.coEditors ?? []).map((account) => ({ record_id: id, user_id: userId(account) }))
    if (editors.length > 0) await trx.insertInto('exam_editor').values(editors).execute()
  }
}

/** An exam of the academy as its owner would send it. */
const documentOf = ({ titles, about, from, to, rules, parts, ...exam }: DemoExam, today: number): ExamDocument => ({
  texts: languages.map(({ code }, place) => ({
    language: code,
    name: titles[place] ?? titles[0],
    about: about[place] ?? about[0],
  })),
  opensAt: timeText(today + from * DAY_MS),
  closesAt: timeText(today + to * DAY_MS),
  lateMinutes: null,
  asksRegistration: false,
  asksApproval: false,
  isOneWay: false,
  shufflesQuestions: true,
  shufflesOptions: true,
  showsMarks: 'marked',
  showsPaper: 'closed',
  showsAnswers: 'closed',
  ...rules,
  courseID: exam.course === undefined ? null : demoId('course', exam.course),
  classID: exam.class === undefined ? null : demoId('class', exam.class),
  parts: parts.map((part) =>
    'question' in part
      ? { kind: 'fixed', questionID: demoId('question', part.question), marks: part.marks }
      : {
          kind: 'drawn',
          bankID: demoId('question bank', part.bank),
          topicID: demoId('question topic', `${part.bank} ${part.topic}`),
          difficulty: null,
          count: part.count,
          marks: part.marks,
        },
  ),
})

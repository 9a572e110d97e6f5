import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import { changeResponse, openSheet, submitSheet } from '#api/questionnaire/answering.contract.ts'
import type { Questionnaire, QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { exportResults, getManagedResults } from '#api/questionnaire/results.contract.ts'
import type { ResultExport, Results } from '#api/questionnaire/results.contract.ts'

import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { opinions, OPTIONS, putDepartment, submitAs } from './results-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  let learners: string[] = []
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'learner']) visitors[name] = await signedIn(portal(), name)
    learners = await putDepartment(portal().db, 'hydrology', 12)
  })
  const answered = async <Answered>(call: Call, payload: object, name = 'teacher'): Promise<Answered> => {
    const { status, body } = await visitors[name]!.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  const publish = async (change: object = {}): Promise<string> => {
    const made = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, { ...opinions, ...change })
    const { questionnaireID, revision } = made
    await answered(managed.publishQuestionnaire, { questionnaireID, revision })
    return questionnaireID
  }
  const file = async (questionnaireID: string, what: ResultExport, who = 'teacher') => {
    const path = exportResults.path.replace('{questionnaireID}', questionnaireID).replace('{what}', what)
    return visitors[who]!.send({ method: 'GET', url: `/${path}?lang=en_US` })
  }
  const csv = async (questionnaireID: string, what: 'figures' | 'answers'): Promise<string[][]> => {
    const { raw } = await file(questionnaireID, what)
    expect(raw.statusCode).toBe(200)
    expect(raw.body.startsWith('\ufeff')).toBe(true)
    return parse(raw.body, { bom: true, relax_column_count: true })
  }

  describe('the export of results', () => {
    it('has the figures of each option, in all and by department, and a row of answers in words for each who is named', async () => {
      const id = await publish({ isAnonymous: false })
      for (const [at, learner] of learners.slice(0, 6).entries())
        await submitAs(portal(), id, learner, {
          one: at < 4 ? 'a' : 'c',
          scale: at < 3 ? 'a' : 'c',
          rank: ['c', 'a', 'b'],
          text: at === 0 ? '=HYPERLINK("http://evil.example")' : `\t+${at}`,
        })
      const [head, ...figures] = await csv(id, 'figures')
      expect(head).toEqual([
        'No.',
        'Question',
        'Department',
        'Option',
        'People',
        'Share (%)',
        'Average',
        'Average place',
      ])
      expect(figures).toContainEqual(['', 'Submitted', '', '', '6', '', '', ''])
      expect(figures).toContainEqual(['1', '一', 'All answers', '甲', '4', '66.7', '', ''])
      // What an author called an option is no formula either.
      expect(figures).toContainEqual(['1', '一', 'All answers', "'=丙", '2', '33.3', '', ''])
      expect(figures).toContainEqual(['2', '二', 'All answers', 'People who answered', '6', '', '2', ''])
      expect(figures).toContainEqual(['3', '三', 'All answers', '丙', '6', '100', '', '1'])
      const names = new Set(figures.map((row) => row[2]))
      expect([...names]).toEqual(['', 'All answers', 'Hydrology'])

      const [answerHead, ...answers] = await csv(id, 'answers')
      expect(answerHead).toEqual(['Account', 'Name', 'Department', '1. 一', '2. 二', '3. 三', '4. 四'])
      expect(answers.map(([account]) => account).toSorted()).toEqual(learners.slice(0, 6).toSorted())
      const first = answers.find(([account]) => account === learners[0])
      expect(first?.slice(2)).toEqual([
        ...['Hydrology', '甲', 'Point 1: 低', '1. 丙; 2. 甲; 3. 乙'],
        `'=HYPERLINK("http://evil.example")`,
      ])
      // Whatever a spreadsheet would take for a formula has an apostrophe in front.
      expect(answers.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])

      const { raw } = await file(id, 'xlsx')
      expect(raw.headers['content-type']).toContain('spreadsheetml')
      expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain('意见 Results.xlsx')
      const sheets = await readSheets(raw.rawPayload)
      expect(sheets.map(({ sheet }) => sheet)).toEqual(['Figures', 'Answers'])
      expect(sheets[0]?.data).toContainEqual([1, '一', 'All answers', '甲', 4, 66.7, null, null])
      // In a workbook it is text, whatever it begins with.
      expect(sheets[1]?.data.flat()).toContain('=HYPERLINK("http://evil.example")')
      expect(raw.rawPayload.includes('<f>')).toBe(false)
    })

    it('of anonymous ones has no more than the page: figures, and texts that lead to nobody, in the same steps', async () => {
      const id = await publish()
      for (const [at, learner] of learners.slice(0, 4).entries())
        await submitAs(portal(), id, learner, { one: OPTIONS[at % 3]!, text: `said ${at}` })
      expect(await csv(id, 'figures')).toHaveLength(3)
      expect(await csv(id, 'answers')).toEqual([['No.', 'Question', 'Text']])
      for (const [at, learner] of learners.slice(4, 7).entries()) {
        await submitAs(portal(), id, learner, { one: 'b', text: `said ${at + 4}` })
        if (at === 0) expect((await csv(id, 'answers')).slice(1)).toHaveLength(5)
      }
      const page = await answered<Results>(getManagedResults, { questionnaireID: id })
      const rows = await csv(id, 'answers')
      expect(page).toMatchObject({ submitted: 7, counted: 5 })
      expect(rows.slice(1).map((row) => row[2])).toEqual(page.questions?.find(({ kind }) => kind === 'short')?.texts)
      expect(
        rows
          .slice(1)
          .map((row) => row[2])
          .toSorted(),
      ).toEqual([0, 1, 2, 3, 4].map((at) => `said ${at}`))
      const figures = await csv(id, 'figures')
      expect(figures).toContainEqual(['', 'Counted', '', '', '5', '', '', ''])
      const all = JSON.stringify([rows, figures, await readSheets((await file(id, 'xlsx')).raw.rawPayload)])
      for (const learner of learners) expect(all).not.toContain(learner)
      expect(all).not.toContain('Learner ')
    })

    it('is for those alone who change it', async () => {
      const id = await publish()
      for (const what of ['xlsx', 'figures', 'answers'] as const) {
        expect((await file(id, what, 'headmaster')).body.reason).toBe('request.notFound')
        expect((await file(id, what, 'learner')).body.reason).toBe('request.forbidden')
      }
    })
  })

  it('the results follow an answer that is changed', async () => {
    const id = await publish({ isAnonymous: false, mayChange: true })
    for (const learner of learners.slice(0, 5)) await submitAs(portal(), id, learner, { one: 'a' })
    const open = () => answered<QuestionnaireSheet>(openSheet, { questionnaireID: id, device: 'a' }, 'learner')
    const send = async (one: string) => {
      const { formVersion, token } = await open()
      const answers = [{ questionID: 'one', answer: { chosen: [one], text: '' } }]
      const sent = { questionnaireID: id, formVersion, token: token ?? '', answers }
      return answered<Questionnaire>(submitSheet, sent, 'learner')
    }
    const chosen = async () => {
      const { questions } = await answered<Results>(getManagedResults, { questionnaireID: id })
      return questions?.[0]?.options.map((option) => option.chosen)
    }
    const { revision } = await send('b')
    expect(await chosen()).toEqual([5, 1, 0])
    await answered(changeResponse, { questionnaireID: id, revision }, 'learner')
    // What was submitted counts until it is submitted again.
    expect(await chosen()).toEqual([5, 1, 0])
    await send('c')
    expect(await chosen()).toEqual([5, 0, 1])
  })
})

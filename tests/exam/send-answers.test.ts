import { expect, it } from 'vitest'

import { CallFailure } from '#api/kit/problem.ts'
import type { Transport } from '#api/kit/transport.ts'
import { SAVE_MAX, type SentAnswer } from '#api/question/answering.contract.ts'
import { handIn, sendAnswers } from '#app/exam/send-answers.ts'

const answers: SentAnswer[] = Array.from({ length: 2 * SAVE_MAX + 1 }, (_, index) => ({
  sequence: index + 1,
  questionID: 'q1',
  answer: { chosen: [], text: String(index) },
  answeredAt: 1,
}))

it.each([
  ['saved', sendAnswers],
  ['handed in', handIn],
])('answers that are %s after the deadline all reach the server, which keeps them apart', async (_, send) => {
  const arrived: number[] = []
  const isTimeUp = new CallFailure({ kind: 'refused', code: 4000, reason: 'exam.timeUp', message: '' })
  const transport: Pick<Transport, 'send'> = {
    send: (_call, payload) => {
      const { answers: sent } = payload as { answers: SentAnswer[] }
      arrived.push(...sent.map(({ sequence }) => sequence))
      return Promise.reject(isTimeUp)
    },
  }
  await expect(send(transport, { paperID: 'p1', token: 't1', answers })).rejects.toBe(isTimeUp)
  expect(arrived).toEqual(answers.map(({ sequence }) => sequence))
})

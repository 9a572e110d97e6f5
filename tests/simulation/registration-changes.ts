import {
  decideRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'

import type { Scene } from './kit/scene.ts'

const change = (type: string, by: string, recordId: string, revision: number): string =>
  `${type} by ${by} of ${recordId} at ${revision}`

/** There need not be a record yet. */
const registers = (by: string, revision: number): string => `register by ${by} at ${revision}`

/** Which changes are asked for, which the log tells, and which a device is told of. */
export const registrationChanges: Pick<Scene, 'asks' | 'askedFor' | 'told' | 'isTakenAnew'> = {
  asks({ sender: { userId } }, call, payload) {
    if (call === registerForClass) return [registers(userId, registerForClass.payload.parse(payload).revision)]
    if (call === putInLearners) return putInLearners.payload.parse(payload).userIDs.map(() => `putIn by ${userId}`)
    if (call === decideRegistrations) {
      const { decision, registrations } = decideRegistrations.payload.parse(payload)
      return registrations.map(({ registrationID, revision }) => change(decision, userId, registrationID, revision))
    }
    if (call !== sendRegistrationEvent) return []
    const { type, registrationID, revision } = sendRegistrationEvent.payload.parse(payload)
    return [change(type, userId, registrationID, revision)]
  },
  askedFor({ said: { type }, by_user_id: by, record_id: recordId, revision }) {
    if (type === 'register') return registers(by ?? '', revision - 1)
    // It says nothing of a revision: there need not be a record.
    if (type === 'putIn') return `putIn by ${by}`
    return change(type, by ?? '', recordId, revision - 1)
  },
  isTakenAnew: (call) => call === putInLearners,
  told(_sending, call, payload, answer) {
    if (call === registerForClass) {
      const { registrationID } = registerForClass.answer.parse(answer)
      return [{ recordId: registrationID ?? '', event: 'register', revision: null }]
    }
    if (call === decideRegistrations) {
      const { decision, registrations } = decideRegistrations.payload.parse(payload)
      const { results } = decideRegistrations.answer.parse(answer)
      return registrations.flatMap(({ registrationID: recordId, revision }, place) =>
        results[place]?.reason === null ? [{ recordId, event: decision, revision: revision + 1 }] : [],
      )
    }
    if (call !== sendRegistrationEvent) return []
    const { type: event, registrationID: recordId, revision } = sendRegistrationEvent.payload.parse(payload)
    return [{ recordId, event, revision: revision + 1 }]
  },
}

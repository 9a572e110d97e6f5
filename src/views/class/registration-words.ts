import type { ListedClass } from '#api/class/class.contract.ts'
import type { Registration, RegistrationAction, RegistrationState } from '#api/class/registration.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { closedBecause, leadsTo, type OwnAction } from '#machines/class/registration-verdicts.ts'
import { REASON_LIMIT, registrationLifecycle } from '#machines/class/registration.lifecycle.ts'

import { journeyOf, type JourneyStep } from '#views/kit/journey/journey.tsx'
import type { Question } from '#views/kit/record/confirm-dialog.tsx'
import type { ReasonQuestion } from '#views/kit/record/reason-dialog.tsx'
import type { StatusKind } from '#views/kit/status/status.tsx'

export const registrationKinds: Readonly<Record<RegistrationState, StatusKind>> = {
  unregistered: 'neutral',
  invited: 'active',
  underReview: 'active',
  waiting: 'caution',
  registered: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
}

/** How many places there are, and how many of them are free. */
export function placesText({ capacity, memberCount }: Pick<ListedClass, 'capacity' | 'memberCount'>): string {
  const LL = texts().class.registration
  if (capacity === null) return LL.unlimited()
  const written = (count: number) => numberText(count, language())
  return LL.places({ taken: written(memberCount), capacity: written(capacity) })
}

/** What an action of the learner is called where the registration stands, and by what it would lead to. */
export function actionWord(own: Registration, action: OwnAction): string {
  const LL = texts().class.registration.action
  if (leadsTo(own, action) === 'waiting') return LL.joinLine()
  if (action === 'register') return own.log.length > 0 ? LL.again() : LL.register()
  if (action === 'withdraw') return withdrawWords(own).word
  return LL[action]()
}

/** Giving up a place, a request or a place in line. */
function withdrawWords({ state }: Registration): { readonly word: string; readonly title: string } {
  const { action, ask } = texts().class.registration
  if (state === 'waiting') return { word: action.leaveLine(), title: ask.leaveLine() }
  if (state === 'underReview') return { word: action.giveUp(), title: ask.withdraw() }
  return { word: action.withdraw(), title: ask.withdraw() }
}

/** What has come of an action, by the state that the server has answered with. */
export function doneWords(event: RegistrationAction, own: Registration): string | null {
  const LL = texts().class.registration.done
  switch (own.state) {
    case 'registered':
      return LL.registered()
    case 'underReview':
      return LL.underReview()
    case 'waiting':
      return LL.waiting({ place: numberText(own.position ?? 1, language()) })
    case 'withdrawn':
      return event === 'turnDown' ? LL.turnDown() : LL.withdraw()
    default:
      return null
  }
}

/** What follows from here for the learner, in one or two sentences. */
export function nextWords(own: Registration): string {
  const LL = texts().class.registration.next
  switch (own.state) {
    case 'registered':
      return closedBecause(own, 'withdraw') === null ? LL.registered() : LL.over()
    case 'invited':
      return nextInvited(own)
    case 'underReview':
      return LL.underReview()
    case 'waiting':
      return LL.waiting({ place: numberText(own.position ?? 1, language()) })
    default:
      return nextOutside(own)
  }
}

/** What accepting would lead to. */
function nextInvited(own: Registration): string {
  const LL = texts().class.registration.next
  const because = closedBecause(own, 'accept')
  if (because !== null) return reasonText(texts(), because)
  return leadsTo(own, 'accept') === 'waiting' ? lineWords(own) : LL.invited()
}

/** Without a place: whether one can be had, and what the request would lead to. */
function nextOutside(own: Registration): string {
  const LL = texts().class.registration.next
  const because = closedBecause(own, 'register')
  if (because !== null) return reasonText(texts(), because)
  switch (leadsTo(own, 'register')) {
    case 'underReview':
      return LL.review()
    case 'waiting':
      return lineWords(own)
    default:
      return LL.open()
  }
}

/** The place in line that somebody who comes now would have. */
const lineWords = ({ inLine }: Registration): string =>
  texts().class.registration.next.line({ place: numberText(inLine + 1, language()) })

/**
 * [REG-06] What is asked before an action; a withdrawal asks for its reason, and an invitation may be declined with
 * one.
 */
export function reasonQuestion(event: RegistrationAction, own: Registration): ReasonQuestion | null {
  const LL = texts().class.registration
  if (event === 'turnDown')
    return {
      title: LL.ask.turnDown(),
      text: LL.ask.turnDownText(),
      word: LL.action.turnDown(),
      isDrastic: true,
      isOptional: true,
      limit: REASON_LIMIT,
    }
  if (event !== 'withdraw') return null
  return {
    ...withdrawWords(own),
    text: LL.ask.withdrawText(),
    isDrastic: true,
    isOptional: false,
    limit: REASON_LIMIT,
  }
}

/** [REG-01] What is asked before an action that gives a place: it says what it leads to, and asks for no words. */
export function registerQuestion(event: RegistrationAction, own: Registration): Question | null {
  if (event !== 'register' && event !== 'accept') return null
  const LL = texts().class.registration
  const text = nextWords(own)
  return leadsTo(own, event) === 'waiting'
    ? { title: LL.ask.joinLine(), text, word: LL.action.joinLine() }
    : { title: LL.ask[event](), text, word: LL.action[event]() }
}

/** The journey of a registration: what was done, with its reasons, and what can follow. */
export function registrationJourney(own: Registration): readonly JourneyStep[] {
  const LL = texts().class.registration
  const titles: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(LL.state).map(([state, title]) => [state, title()]),
  )
  return journeyOf(
    registrationLifecycle,
    {
      value: own.state,
      passedOver: passedOver(own),
      log: own.log.map(({ state, who, at, words }) => ({
        state,
        who: who?.originalName ?? null,
        at,
        words: words === '' ? null : words,
      })),
    },
    { title: (state) => titles[state] ?? state, who: (who) => whoText(who) },
  )
}

/** What no request for this class comes through, as it stands now. */
function passedOver({ facts: { asksApproval, isFull, hasWaitingList } }: Registration): readonly string[] {
  return ['invited', ...(asksApproval ? [] : ['underReview']), ...(isFull && hasWaitingList ? [] : ['waiting'])]
}

function whoText(who: string): string {
  const LL = texts().class.registration.who
  if (who === 'staff') return LL.staff()
  return who === 'learner' ? LL.learner() : LL.portal()
}

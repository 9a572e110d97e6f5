/** What a learner wrote in one attempt. */
interface DemoAttempt {
  /** Days before today; the paper takes ten minutes. */
  readonly daysAgo: number
  /** How many of its questions were answered right, from the first. */
  readonly right: number
  /** Words for the marker, where it asks a short question. */
  readonly words?: string
}

/** What is still being written, begun ten minutes before the academy was filled in, with more time than others have. */
interface DemoWriting {
  readonly right: number
  readonly extra: { readonly minutes: number; readonly reason: string }
}

/** Attempts of a learner at an exam, by the names of both; in the order in which they were made. */
interface DemoSitting {
  readonly who: string
  readonly exam: string
  readonly attempts: readonly (DemoAttempt | DemoWriting)[]
}

/** Exams that were sat: in progress, passed, failed, over, awaiting a make-up, and waiting for a marker. */
export const demoSittings: readonly DemoSitting[] = [
  {
    who: 'learner',
    exam: 'hydrometry-entry',
    attempts: [
      { daysAgo: 50, right: 1 },
      { daysAgo: 45, right: 3 },
    ],
  },
  {
    who: 'leader',
    exam: 'hydrometry-entry',
    attempts: [
      { daysAgo: 48, right: 0 },
      { daysAgo: 40, right: 1 },
    ],
  },
  { who: 'committee', exam: 'hydrometry-entry', attempts: [{ daysAgo: 35, right: 1 }] },
  { who: 'school', exam: 'weekly-flow', attempts: [{ daysAgo: 2, right: 1 }] },
  {
    who: 'grace.whitfield',
    exam: 'river-measurement',
    attempts: [
      {
        daysAgo: 3,
        right: 4,
        words:
          'Forty seconds even out the pulsation of the current, so that one gust of flow is not taken for all of it.',
      },
    ],
  },
  {
    who: 'luc.vasseur',
    exam: 'river-measurement',
    attempts: [{ daysAgo: 1, right: 3, words: 'Pour lisser les pulsations du courant sur une durée assez longue.' }],
  },
  {
    who: 'luc.vasseur',
    exam: 'weekly-flow',
    attempts: [{ right: 1, extra: { minutes: 600, reason: 'Travaille avec un lecteur d’écran' } }],
  },
]

/** A registration for an exam, in hours before now. */
interface DemoExamRegistration {
  readonly who: string
  readonly exam: string
  readonly hoursAgo: number
  readonly then?: { readonly does: 'approve' | 'decline'; readonly hoursAgo: number; readonly reason?: string }
}

export const demoExamRegistrations: readonly DemoExamRegistration[] = [
  { who: 'learner', exam: 'dam-round', hoursAgo: 60, then: { does: 'approve', hoursAgo: 40 } },
  { who: 'grace.whitfield', exam: 'dam-round', hoursAgo: 22 },
  {
    who: 'mateo.ibanez',
    exam: 'dam-round',
    hoursAgo: 70,
    then: { does: 'decline', hoursAgo: 41, reason: 'Primero complete la visita de inspección con su grupo.' },
  },
]

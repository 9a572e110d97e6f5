/**
 * Faults that no model sees, by machine and fault as named by `npm run paths -- --mutants`, each with the reason. In a
 * stored lifecycle each needs one. Those that are seen, or that there are not, must be removed.
 */
export const survivorReasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  application: {
    '*:skin.chosen if isSystem without its guard': 'There are three skins, and the two before it are asked for first.',
  },
  information: {
    'withdrawn:publish without noteTime': 'A withdrawn item has been published before, so its first time is known.',
  },
  'course-progress': {
    'lacksExamAlone with context.revision one less':
      'The guard looks at the progress to come; its revision decides nothing.',
    'lacksExamAlone with context.revision one more':
      'The guard looks at the progress to come; its revision decides nothing.',
  },
  exam: {
    'withdrawn:publish without noteTime': 'What is withdrawn has been published before, so its first time is known.',
  },
  questionnaire: {
    'withdrawn:publish without noteTime': 'What is withdrawn has been published before, so its first time is known.',
  },
  'exam-registration': {
    'unregistered:register if asksApproval without settle': 'Only what was declined has a reason that is dropped.',
    'unregistered:register without settle': 'Only what was declined has a reason that is dropped.',
  },
  leave: {
    'pending.teamLeader:officeVacated if canPassOn(teamLeader) led to leave.pending.disciplineCommittee':
      'A step that the chain does without leads on by itself, so it makes no difference where the way begins.',
    'isForward with event.request.endsAt one less': 'Times of a leave are whole minutes, never one millisecond apart.',
    'isForward with event.request.endsAt one more': 'Times of a leave are whole minutes, never one millisecond apart.',
    'isForward with event.request.startsAt one less':
      'Times of a leave are whole minutes, never one millisecond apart.',
    'isForward with event.request.startsAt one more':
      'Times of a leave are whole minutes, never one millisecond apart.',
  },
  'live-player': {
    'onAir:source.failed if isOver left out':
      'A source that fails is judged again on the way in: what is over leads to the end from there as well.',
    'onAir:source.over if isOver left out':
      'A source that ends is judged again on the way in: what is over leads to the end from there as well.',
  },
  player: {
    'shown.study.measuring:clock.ticked without measure':
      'Study is walked without a film, so that there are not too many situations; player-flow.test.ts measures while one plays.',
  },
  publication: {
    'withdrawn:publish without noteTime': 'What is withdrawn has been published before, so its first time is known.',
  },
  record: {
    'shown.renewing:done loadRecord without takeRecord':
      'Of one revision there is one record: what was shown and what was fetched are the same.',
    'shown.changed:event.sent without forgetFailure':
      'The failure was forgotten already when the changed record was taken.',
  },
  registration: {
    'unregistered:register if not isFull without settle':
      'Who has never registered has no number in line and no reason.',
    'unregistered:putIn without settle': 'Who has never registered has no number in line and no reason.',
    'unregistered:putIn if needsConsent without settle':
      'Who has never registered has no number in line and no reason.',
    'invited:putIn without settle': 'An invitation has begun without a number in line and without a reason.',
  },
}

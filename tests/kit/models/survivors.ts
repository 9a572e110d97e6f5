/**
 * Surviving mutants of the machines, by machine and mutant as named by `npm run paths -- --mutants`, each with the
 * reason why no path can detect it. Detected or outdated mutants must be removed.
 */
export const survivorReasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  application: {
    '*:skin.chosen:2 without its guard': 'There are three skins, and the two before it are asked for first.',
  },
  information: {
    'withdrawn:publish:3 without noteTime': 'A withdrawn item has been published before, so its first time is known.',
  },
  'live-player': {
    'onAir:source.failed:0 left out':
      'A source that fails is judged again on the way in: what is over leads to the end from there as well.',
    'onAir:source.over:0 left out':
      'A source that ends is judged again on the way in: what is over leads to the end from there as well.',
  },
  player: {
    'shown.study.measuring:clock.ticked:0 without measure':
      'Study is walked without a film, so that there are not too many situations; player-flow.test.ts measures while one plays.',
  },
  publication: {
    'withdrawn:publish:4 without noteTime': 'What is withdrawn has been published before, so its first time is known.',
  },
  record: {
    'shown.renewing:done loadRecord:1 without takeRecord':
      'Of one revision there is one record: what was shown and what was fetched are the same.',
    'shown.changed:event.sent:1 without forgetFailure':
      'The failure was forgotten already when the changed record was taken.',
  },
  session: {
    'anonymous.checkingCaptcha:done checkCaptcha:1 left out':
      'The edge after it does the same with the words that the server has sent along.',
  },
}

/** Lifecycles that are not walked over HTTP, each with the reason. */
export const withoutHttp: Readonly<Record<string, string>> = {
  'course-progress':
    'What moves it are sittings: the flow of learning is walked over HTTP, and study.api.test.ts grades.',
  evaluation: 'Nobody sends it anything: it is told what the clock and a response say; evaluations.api.test.ts asks.',
  exam: 'Its calls are tested by hand, in managed-exams.api.test.ts.',
  information: 'Its calls are tested by hand, in managed-information.api.test.ts.',
  publication: 'Its calls are tested by hand, in managed-courses.api.test.ts and managed-topics.api.test.ts.',
  questionnaire: 'Its calls are tested by hand, in managed-questionnaires.api.test.ts.',
  schedule: 'Nobody sends it anything: it goes by the clock.',
}

/** Lifecycles that are not walked in a browser, each with the reason. */
export const withoutBrowser: Readonly<Record<string, string>> = {
  account: 'Its screens are tested by hand, in the browser tests of person and account.',
  department: 'Its screens are tested by hand, in departments.e2e.test.ts.',
  'course-progress': 'What moves it are sittings: player-study.e2e.test.ts and its deep tests sit them in a browser.',
  evaluation: 'Nobody sends it anything: its screens are tested by hand, in evaluations.e2e.test.ts.',
  exam: 'Its screens are tested by hand, in exams.e2e.test.ts.',
  information: 'Its screens are tested by hand, in administration.e2e.test.ts and its deep tests.',
  'learning-flow': 'Its screens are tested by hand, in player-study.e2e.test.ts and its deep tests.',
  publication: 'Its screens are tested by hand, in managed-courses.e2e.test.ts and its deep tests.',
  questionnaire: 'Its screens are tested by hand, in managed-questionnaires.e2e.test.ts.',
  schedule: 'Nobody sends it anything: it goes by the clock.',
}

/** Edges of the others that are no refusals and that no layer but the pure machine takes, each with the reason. */
export const takenInPureAlone: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  response: {
    'notTaken:windowEnded':
      'There is no record before something is saved: until then what has closed is shown as finished.',
  },
  account: {
    'draft:create':
      'A single person is always invited; tests/person/people-import.api.test.ts imports people who are not.',
  },
}

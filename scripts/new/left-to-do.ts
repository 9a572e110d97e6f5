import { STILL_TO_WORD } from './mark.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** What was laid down, and what is left to do by hand, as lines to be read in a terminal. */
export function leftToDo({ name, part, Pascal }: Names, { created, changed }: Plan): readonly string[] {
  const steps = [
    [
      `src/machines/${part}`,
      'the real states, events and refusals, with their requirements. The types then name what follows: ' +
        'the samples, senders and states of the model in tests, the handlers of kind.ts.',
    ],
    [
      `server/${part}`,
      `what ${Pascal}Facts are made of, who sees a record, further columns (tables.ts and the migration, until it ` +
        `is released), what the actions bring about (\`actions\` of kind.ts), what the demo organisation has ` +
        'of it (its demo file).',
    ],
    [`src/api/${part}`, 'the paths of calls and of pages (addresses.ts) as the specification spells them.'],
    [`src/views/${part}`, 'the rows of the list, the facts of a record; the form that begins one is still missing.'],
    [
      `src/app/${part}/part.ts`,
      'the place of the page in the menus and in the personal centre (whose order ' +
        'tests/kit/routes.test.ts holds), and `findable`, whose keywords its dictionaries export.' +
        ' Where records wait for decisions: `waiting` and `waitingCounts` in the dictionaries, `waiting` in server/parts.',
    ],
    [
      `src/i18n/${part}`,
      `every text that begins with ${STILL_TO_WORD}, in eleven languages: the tests of the dictionaries ` +
        'name each. Notices, keywords and what waits are further exports.',
    ],
    [
      'docs',
      'npm run statecharts; docs/requirements.tsv, and the ids of requirements in the titles of tests, or in docs/open.tsv.',
    ],
  ] as const
  return [
    `${created.size} files are new:`,
    ...[...created.keys()].sort().map((path) => `  ${path}`),
    `${changed.size} files have one entry more:`,
    ...[...changed.keys()].sort().map((path) => `  ${path}`),
    '',
    `It runs as it is: npm run format, then npm run types, npm run lint and npm run paths -- ${name} pass.`,
    'Left to do by hand:',
    ...steps.flatMap(([where, what], index) => [`  ${index + 1}. ${where}`, `     ${what}`]),
  ]
}

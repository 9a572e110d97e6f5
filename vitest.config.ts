import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { gatherTexts } from './scripts/build/gather-texts.ts'
import { SERVER_ZONE } from './tests/kit/zones.ts'

// Workers, and the servers that tests start, inherit it.
process.env.TZ = SERVER_ZONE

/** Test files share the modules that they import: loading the server for each anew took a third of the time. */
const isolate = false

/** What only the deep run runs, and why, is told in tests/deep.tsv. */
const left = process.env.DEEP === '1' ? [] : ['**/*.deep.*']

/** What takes a minute or more; begun last, the others would wait for it with a processor that has nothing to do. */
const long = [
  'every-page.deep.e2e.test.ts',
  'administration.deep.e2e.test.ts',
  'killed.deep.api.test.ts',
  'killed-study.deep.api.test.ts',
  'bad-input.deep.api.test.ts',
  'senders.deep.api.test.ts',
  'process.deep.api.test.ts',
  'laid-down.deep.test.ts',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => long.includes(basename(moduleId))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    // What `only` leaves out would pass with it.
    allowOnly: false,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [gatherTexts()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.{api,e2e}.test.ts', ...left],
          isolate,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/**/*.api.test.ts'],
          exclude: left,
          isolate,
          globalSetup: ['tests/kit/server/template.ts'],
          setupFiles: ['tests/kit/server/report-breaches.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/**/*.e2e.test.ts'],
          exclude: left,
          isolate,
          globalSetup: ['tests/kit/browser/template.ts'],
          setupFiles: ['tests/kit/browser/share.ts', 'tests/kit/browser/report-visits.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { graphOf, type Source } from '../../scripts/imports/graph.ts'
import { readArguments } from '../../scripts/test/arguments.ts'
import { changedSince } from '../../scripts/test/since/changed.ts'
import { planOf, type Planned } from '../../scripts/test/since/plan.ts'
import { deep, gate } from '../../scripts/test/stages.ts'

const sources: readonly Source[] = [
  ['server/portal.ts', "import './leave/leave.routes.ts'; import './course/course.routes.ts'"],
  ['server/http/answer.ts', ''],
  ['server/leave/leave.routes.ts', "import '#machines/leave/leave.lifecycle.ts'; import '#server/http/answer.ts'"],
  ['server/course/course.routes.ts', ''],
  ['src/machines/kit/list.flow.ts', ''],
  ['src/machines/leave/leave.lifecycle.ts', "import type { Leave } from '#api/leave/leave.contract.ts'"],
  ['src/machines/course/course.lifecycle.ts', ''],
  ['src/api/leave/leave.contract.ts', ''],
  ['src/views/leave/leave.page.tsx', "import './leave.css'"],
  ['src/views/leave/leave.css', ''],
  ['src/views/course/course.page.tsx', "import '#views/leave/leave-row.tsx'"],
  ['src/views/leave/leave-row.tsx', ''],
  ['src/app/pages.ts', "export const pages = [() => import('#views/leave/leave.page.tsx')]"],
  ['tests/kit/server/portal.ts', "import '#server/portal.ts'"],
  ['tests/leave/leave.test.ts', "import '#machines/leave/leave.lifecycle.ts'"],
  ['tests/leave/leave.deep.test.ts', "import '#machines/leave/leave.lifecycle.ts'"],
  ['tests/leave/leave.api.test.ts', "import '#tests/kit/server/portal.ts'"],
  ['tests/leave/leave.e2e.test.ts', ''],
  ['tests/leave/leave.deep.e2e.test.ts', ''],
  ['tests/leave/leave.model.ts', "import '#machines/leave/leave.lifecycle.ts'"],
  ['tests/course/course.test.ts', "import '#machines/course/course.lifecycle.ts'"],
  ['tests/course/course.api.test.ts', "import '#tests/kit/server/portal.ts'"],
  ['tests/course/course.deep.e2e.test.ts', ''],
  ['tests/course/course.model.ts', "import '#machines/course/course.lifecycle.ts'"],
  ['server/live/live.routes.ts', ''],
  ['tests/live/live.deep.e2e.test.ts', ''],
  ['tests/kit/every-page.deep.e2e.test.ts', ''],
  ['scripts/paths.ts', "import './paths/walk.ts'; import '#tests/kit/models/survivors.ts'"],
  ['scripts/paths/walk.ts', ''],
  ['tests/kit/models/survivors.ts', ''],
  ['tests/i18n/texts.deep.test.ts', "import { globSync } from 'node:fs'"],
]
const machines = ['leave', 'course'].map((name) => ({ name, source: `src/machines/${name}/${name}.lifecycle.ts` }))

const planAfter = (changed: readonly string[], known = sources): readonly Planned[] =>
  planOf(gate, deep, { changed, sources: known, graph: graphOf(known), machines })

/** What is run beside the gate, by stage: all of one as `true`. */
function runAfter(...changed: readonly string[]): Readonly<Record<string, readonly string[] | true>> {
  const run = planAfter(changed).flatMap(({ name, stage, count }) =>
    stage === null ? [] : [[name, count === null ? true : stage.parameters.slice(-count)] as const],
  )
  return Object.fromEntries(run)
}

const reader = 'tests/i18n/texts.deep.test.ts'
const everyPage = 'tests/kit/every-page.deep.e2e.test.ts'

describe('the deep tests that a change can have broken', () => {
  it('are those of its importers, of its part and of no part; one that reads files is in doubt', () => {
    expect(runAfter('src/machines/leave/leave.lifecycle.ts')).toEqual({
      unit: [reader, 'tests/leave/leave.deep.test.ts'],
      api: ['tests/leave/leave.api.test.ts'],
      paths: ['leave'],
      'paths-browser': ['leave'],
      e2e: [everyPage, 'tests/leave/leave.deep.e2e.test.ts'],
    })
  })

  it('reach the pages of another part that imports it, and no server from a view', () => {
    expect(runAfter('src/views/leave/leave-row.tsx')).toMatchObject({
      unit: [reader],
      e2e: ['tests/course/course.deep.e2e.test.ts', everyPage, 'tests/leave/leave.deep.e2e.test.ts'],
    })
    expect(runAfter('src/views/leave/leave-row.tsx')).not.toHaveProperty('api')
  })

  it('by a style sheet are what its page is tested by', () => {
    expect(runAfter('src/views/leave/leave.css').e2e).toEqual([everyPage, 'tests/leave/leave.deep.e2e.test.ts'])
  })

  it.each(['server/http/answer.ts', 'server/portal.ts', 'src/machines/kit/list.flow.ts'])(
    'are all that look at the portal by %s',
    (path) => {
      expect(runAfter(path)).toMatchObject({ api: true, e2e: true, paths: true, 'paths-browser': true })
    },
  )

  it.each(['package.json', 'vitest.config.ts', 'tests/kit/server/portal.ts', 'somewhere/else.xyz'])(
    'are all by %s',
    (path) => {
      expect(runAfter(path)).toMatchObject({ unit: true, api: true, paths: true, e2e: true })
    },
  )

  it.each(['scripts/paths.ts', 'scripts/paths/walk.ts', 'tests/kit/models/survivors.ts'])(
    'are all paths of machines by what walks them: %s',
    (path) => {
      expect(runAfter(path)).toMatchObject({ paths: true, 'paths-browser': true })
    },
  )

  it('are all for a part that has no test of its own', () => {
    expect(runAfter('server/outbox/outbox.routes.ts')).toMatchObject({ api: true, e2e: true })
  })

  it('are those of what lies beside a file that is not code', () => {
    expect(runAfter('server/course/texts.json').api).toEqual(['tests/course/course.api.test.ts'])
  })

  it('are those of what still imports a file that is gone', () => {
    const gone = 'src/machines/leave/leave.lifecycle.ts'
    const unit = planAfter(
      [gone],
      sources.filter(([path]) => path !== gone),
    ).find(({ name }) => name === 'unit')
    expect(unit?.stage?.parameters.slice(-2)).toEqual([reader, 'tests/leave/leave.deep.test.ts'])
  })

  it('by a changed test are that test on both engines, and none by words in the README', () => {
    expect(runAfter('tests/course/course.api.test.ts')).toEqual({
      unit: [reader],
      api: ['tests/course/course.api.test.ts'],
    })
    expect(runAfter('README.md')).toEqual({})
    expect(runAfter()).toEqual({})
  })

  it('run beside the gate’s stage of that name, or in its place if they are all', () => {
    const names = (...changed: readonly string[]) => planAfter(changed).map(({ stage }) => stage?.name ?? null)
    expect(names('src/machines/leave/leave.lifecycle.ts')).toEqual([
      'api-deep',
      'unit-deep',
      'paths-deep',
      'paths-browser',
      'e2e-deep',
    ])
    expect(names('package.json')).toEqual(['api', 'unit', 'paths', 'paths-browser', 'e2e'])
  })
})

describe('the files that differ', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-since-'))
  const git = (...parameters: readonly string[]) => execFileSync('git', ['-C', root, ...parameters])
  afterAll(() => rmSync(root, { recursive: true }))

  it('are those from one commit: a range and an option of git are refused', () => {
    git('init', '--quiet')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--allow-empty', '-m', 'Empty')
    writeFileSync(join(root, 'new.ts'), '')
    expect(changedSince(root, 'HEAD')).toEqual(['new.ts'])
    for (const wrong of ['HEAD..HEAD', 'HEAD...HEAD', '--stat', '--cached', '', 'nowhere'])
      expect(() => changedSince(root, wrong), wrong).toThrow()
  })
})

describe('what npm test is given', () => {
  it('are stages, and the deep run or a revision', () => {
    expect(readArguments([])).toEqual({ isDeep: false, since: null, stages: [] })
    expect(readArguments(['unit', '--since', 'main', 'lint'])).toEqual({
      isDeep: false,
      since: 'main',
      stages: ['unit', 'lint'],
    })
    expect(readArguments(['--since=HEAD~3'])).toMatchObject({ since: 'HEAD~3' })
    expect(readArguments(['--deep', 'api'])).toEqual({ isDeep: true, since: null, stages: ['api'] })
  })

  it.each([[['--since']], [['--since=']], [['--since', 'main', '--deep']], [['--depe']]])(
    'is refused where it makes no sense: %j',
    (given) => {
      expect(() => readArguments(given)).toThrow()
    },
  )
})

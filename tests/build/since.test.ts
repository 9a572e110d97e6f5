import { describe, expect, it } from 'vitest'

import { graphOf, type Source } from '../../scripts/imports/graph.ts'
import { revisionIn } from '../../scripts/test/since.ts'
import { planOf } from '../../scripts/test/since/plan.ts'
import { stages } from '../../scripts/test/stages.ts'

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
  ['tests/leave/leave.api.test.ts', "import '#tests/kit/server/portal.ts'"],
  ['tests/leave/leave.e2e.test.ts', ''],
  ['tests/leave/leave.model.ts', "import '#machines/leave/leave.lifecycle.ts'"],
  ['tests/course/course.test.ts', "import '#machines/course/course.lifecycle.ts'"],
  ['tests/course/course.api.test.ts', "import '#tests/kit/server/portal.ts'"],
  ['tests/course/course.e2e.test.ts', ''],
  ['tests/course/course.model.ts', "import '#machines/course/course.lifecycle.ts'"],
  ['server/live/live.routes.ts', ''],
  ['tests/live/live.e2e.test.ts', ''],
  ['tests/kit/every-page.e2e.test.ts', ''],
  ['tests/i18n/texts.test.ts', "import { globSync } from 'node:fs'"],
]
const graph = graphOf(sources)
const machines = ['leave', 'course'].map((name) => ({ name, source: `src/machines/${name}/${name}.lifecycle.ts` }))

/** What is run beyond the stages that always are: the whole of a stage as `true`. */
function runAfter(...changed: readonly string[]): Readonly<Record<string, readonly string[] | true>> {
  const plan = planOf(stages, changed, sources, graph, machines)
  const run = plan.flatMap(({ name, stage }) => {
    const whole = stages.find((one) => one.name === name)
    if (stage === null || whole === undefined || ['format', 'types', 'lint', 'imports', 'i18n'].includes(name))
      return []
    const further = stage.parameters.slice(whole.parameters.length)
    return [[name, further.length === 0 ? true : further] as const]
  })
  return Object.fromEntries(run)
}

const reader = 'tests/i18n/texts.test.ts'
const everyPage = 'tests/kit/every-page.e2e.test.ts'

describe('what a change can have broken', () => {
  it('is what its importers test, the tests of its part and those of no part; a test that reads files is in doubt', () => {
    expect(runAfter('src/machines/leave/leave.lifecycle.ts')).toEqual({
      build: true,
      unit: [reader, 'tests/leave/leave.test.ts'],
      api: ['tests/leave/leave.api.test.ts'],
      paths: ['leave'],
      'paths-browser': ['leave'],
      e2e: [everyPage, 'tests/leave/leave.e2e.test.ts'],
      statecharts: true,
    })
  })

  it('reaches the pages of another part that imports it, and no server from a view', () => {
    expect(runAfter('src/views/leave/leave-row.tsx')).toMatchObject({
      unit: [reader],
      e2e: ['tests/course/course.e2e.test.ts', everyPage, 'tests/leave/leave.e2e.test.ts'],
    })
    expect(runAfter('src/views/leave/leave-row.tsx')).not.toHaveProperty('api')
  })

  it('by a style sheet is what its page is tested by', () => {
    expect(runAfter('src/views/leave/leave.css').e2e).toEqual([everyPage, 'tests/leave/leave.e2e.test.ts'])
  })

  it.each(['server/http/answer.ts', 'server/portal.ts', 'src/machines/kit/list.flow.ts'])(
    'is any page by %s',
    (path) => {
      expect(runAfter(path)).toMatchObject({ api: true, e2e: true, paths: true, 'paths-browser': true })
    },
  )

  it.each(['package.json', 'vitest.config.ts', 'tests/kit/server/portal.ts', 'somewhere/else.xyz'])(
    'is everything by %s',
    (path) => {
      expect(runAfter(path)).toMatchObject({ build: true, unit: true, api: true, paths: true, e2e: true })
    },
  )

  it('is everything of a part that has no test of its own', () => {
    expect(runAfter('server/outbox/outbox.routes.ts')).toMatchObject({ api: true, e2e: true })
  })

  it('is what lies beside a file that is not code', () => {
    expect(runAfter('server/course/texts.json').api).toEqual(['tests/course/course.api.test.ts'])
  })

  it('is what still imports a file that is gone', () => {
    const left = sources.filter(([path]) => path !== 'src/machines/leave/leave.lifecycle.ts')
    const [, unit] = planOf(stages, ['src/machines/leave/leave.lifecycle.ts'], left, graphOf(left), machines).filter(
      ({ name }) => name === 'build' || name === 'unit',
    )
    expect(unit?.stage?.parameters.slice(-2)).toEqual([reader, 'tests/leave/leave.test.ts'])
  })

  it('by a changed test is that test, and nothing by words in the README', () => {
    expect(runAfter('tests/course/course.api.test.ts')).toEqual({
      unit: [reader],
      api: ['tests/course/course.api.test.ts'],
      build: true,
    })
    expect(runAfter('README.md')).toEqual({})
    expect(runAfter()).toEqual({})
  })
})

describe('--since', () => {
  it('takes a revision, apart or behind an equals sign, beside the names of stages', () => {
    expect(revisionIn(['unit', '--since', 'main', 'lint'])).toEqual({ revision: 'main', named: ['unit', 'lint'] })
    expect(revisionIn(['--since=HEAD~3'])).toEqual({ revision: 'HEAD~3', named: [] })
    expect(revisionIn(['unit'])).toEqual({ revision: null, named: ['unit'] })
  })

  it('without one is a mistake', () => {
    expect(() => revisionIn(['--since'])).toThrow('needs a revision')
    expect(() => revisionIn(['--since='])).toThrow('needs a revision')
  })
})

import { afterEach } from 'vitest'

import { takeVisits } from './visits.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Addresses of the portal that the test's browsers were at: a route is proven by a visit alone. */
    visited?: readonly string[]
  }
}

afterEach(({ task }) => {
  const visited = takeVisits()
  if (visited.length > 0) task.meta.visited = visited
})

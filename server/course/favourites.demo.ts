import type { DemoCourseName } from './courses.demo.ts'

/** What the demo accounts have collected, each with how many hours ago: begun, completed, and kept for later. */
export const demoFavourites: Readonly<
  Record<string, readonly (readonly [course: DemoCourseName, hoursAgo: number])[]>
> = {
  learner: [
    ['flood-forecasting', 270],
    ['river-measurement', 3980],
    ['early-warning', 31],
    ['remote-sensing', 20],
    ['negotiation', 620],
  ],
  leader: [
    ['levees', 25],
    ['emergency-command', 400],
  ],
  headmaster: [['dam-monitoring', 90]],
  teacher: [
    ['gis-basics', 800],
    ['remote-sensing', 12],
  ],
}

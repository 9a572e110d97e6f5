import type { Plan, Step } from './plan.ts'

/**
 * The shortest plan that is found to fail in the same way: steps are left out in ever smaller pieces, and then the
 * network behaves wherever it may.
 */
export async function shrunk(plan: Plan, fails: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let steps = plan.steps
  const stillFails = async (fewer: readonly Step[]): Promise<boolean> => {
    if (!(await fails({ ...plan, steps: fewer }))) return false
    steps = fewer
    return true
  }
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < steps.length; ) {
      if (!(await stillFails([...steps.slice(0, from), ...steps.slice(from + size)]))) from += size
    }
  }
  for (const step of steps) {
    const calmed = steps.map((each) => (each === step ? { ...each, isCalm: true } : each))
    await stillFails(calmed)
  }
  // A step that was needed for what has been left out since may go now.
  for (let from = 0; from < steps.length; )
    if (!(await stillFails([...steps.slice(0, from), ...steps.slice(from + 1)]))) from += 1
  return { ...plan, steps }
}

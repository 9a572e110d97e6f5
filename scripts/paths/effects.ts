import type { ExecutableActionObject } from 'xstate'

/** The actions that come out of a step, each as its name and what it was given. */
export function effectsOf(actions: readonly ExecutableActionObject[]): readonly string[] {
  return actions.map(({ type, params }) => {
    const given = JSON.stringify(params ?? {}, (key, value: unknown) =>
      key === 'actorRef' || typeof value === 'function' ? undefined : value,
    )
    return given === '{}' ? type : `${type} ${given}`
  })
}

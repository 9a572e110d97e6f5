import type { ExecutableActionObject } from 'xstate'

/** The actions of a step, each as its name and parameters. */
export function effectsOf(actions: readonly ExecutableActionObject[]): readonly string[] {
  return actions.map(({ type, params }) => {
    const given = JSON.stringify(params ?? {}, (key, value: unknown) =>
      key === 'actorRef' || typeof value === 'function' ? undefined : value,
    )
    return given === '{}' ? type : `${type} ${given}`
  })
}

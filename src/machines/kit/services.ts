/**
 * What stands for a service until the composition fills it in; the composition cannot leave one out, for it does not
 * compile.
 */
export const unfilled = (): never => {
  throw new Error('A service was not provided.')
}

interface Implementations {
  readonly actors?: object
}
/** A service for each that a machine names. */
interface Complete<Given extends Implementations> {
  readonly actors: { readonly [Name in keyof NonNullable<Given['actors']>]-?: NonNullable<Given['actors']>[Name] }
}

/** A machine with all of its services, and what else is given. To leave a service out does not compile. */
export const provide = <Given extends Implementations, Machine>(
  machine: { provide(implementations: Given): Machine },
  implementations: NoInfer<Given> & Complete<Given>,
): Machine => machine.provide(implementations)

/** Placeholder of a service until the composition root provides it; a missing service is a compile error. */
export const unfilled = (): never => {
  throw new Error('A service was not provided.')
}

interface Implementations {
  readonly actors?: object
}
/** An implementation for each service that a machine names. */
interface Complete<Given extends Implementations> {
  readonly actors: { readonly [Name in keyof NonNullable<Given['actors']>]-?: NonNullable<Given['actors']>[Name] }
}

/** A machine with all of its services and further implementations. A missing service is a compile error. */
export const provide = <Given extends Implementations, Machine>(
  machine: { provide(implementations: Given): Machine },
  implementations: NoInfer<Given> & Complete<Given>,
): Machine => machine.provide(implementations)

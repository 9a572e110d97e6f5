/** The part of saxen that is used; it brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', handle: (error: Error) => void): this
    on(
      event: 'openTag',
      handle: (
        name: string,
        attributesOf: () => Readonly<Record<string, string>>,
        decode: (text: string) => string,
      ) => void,
    ): this
    /** Calls the handlers. */
    parse(xml: string): void
  }
}

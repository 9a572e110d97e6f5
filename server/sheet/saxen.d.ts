/** The part of saxen that is used; it brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(event: 'error', handle: (error: Error) => void): this
    on(
      event: 'openTag',
      handle: (name: string, attributesOf: () => Readonly<Record<string, string>>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', handle: (name: string) => void): this
    on(event: 'text', handle: (text: string, decode: Decode) => void): this
    on(event: 'cdata', handle: (text: string) => void): this
    /** Calls the handlers. */
    parse(xml: string): void
  }
}

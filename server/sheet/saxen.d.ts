/** The part of saxen that is used; it brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error' | 'warn', handle: (error: Error) => void): this
    on(event: 'openTag', handle: (name: string, attributesOf: () => Readonly<Record<string, string>>) => void): this
    on(event: 'closeTag', handle: (name: string) => void): this
    /** A text has its references; `attention` is a document type. */
    on(event: 'text' | 'cdata' | 'comment' | 'question' | 'attention', handle: (text: string) => void): this
    /** The prefixes that names get, by namespace. */
    ns(prefixes: Readonly<Record<string, string>>): this
    /** Calls the handlers. */
    parse(xml: string): void
  }
}

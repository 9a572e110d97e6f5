import 'react'

declare module 'react' {
  /** Custom properties that the style sheets read. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined
  }
}

import 'react'

declare module 'react' {
  /** What style sheets of the portal read of an element: custom properties. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined
  }
}

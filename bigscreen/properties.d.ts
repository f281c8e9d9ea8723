import 'react'

declare module 'react' {
  /** Measures that only the program knows are handed to the style sheets as custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

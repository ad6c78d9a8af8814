// Lets a style attribute carry the custom properties our stylesheets read.
import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

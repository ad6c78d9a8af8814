// What is said in one way to who has a mouse, and in another to who has his fingers: nobody drops or clicks on a phone.
import type { ReactNode } from 'react'

interface ByPointerProps {
  mouse: ReactNode
  touch: ReactNode
}

export const ByPointer = ({ mouse, touch }: ByPointerProps) => (
  <>
    <span className="pointer-coarse:hidden">{mouse}</span>
    <span className="hidden pointer-coarse:inline">{touch}</span>
  </>
)

// A list too long for where it stands: it scrolls within its box.
import './scroll-box.css'
import type { ReactNode } from 'react'

export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
  <section className="scroll-box" aria-label={label} tabIndex={0}>
    {children}
  </section>
)

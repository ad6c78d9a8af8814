// A part of the privacy policy under its title.
import type { ReactNode } from 'react'

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-7">
    <h2 className="caption mb-1 text-xl text-ink">{title}</h2>
    {children}
  </section>
)

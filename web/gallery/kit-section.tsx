// A titled part of the kit's page.
import type { ReactNode } from 'react'

export const KitSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="gallery-head">{title}</h2>
    {children}
  </section>
)

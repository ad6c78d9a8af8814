// A titled part of the gallery.
import './gallery.css'
import type { ReactNode } from 'react'

export const GallerySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="gallery-head">{title}</h2>
    {children}
  </section>
)

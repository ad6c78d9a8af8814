// The sections of a long form, listed beside it; the one that is being read is marked.
import './section-nav.css'
import type { MouseEvent, RefObject } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

export type SectionOfForm = { id: string; title: string }

type SectionNavProps = { sections: readonly SectionOfForm[]; place: RefObject<HTMLElement | null> }

export function SectionNav({ sections, place }: SectionNavProps) {
  const { current, choose } = useSectionInView(place, sections[0]?.id)
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
    choose(id)
  }
  return (
    <nav className="section-nav" aria-label="Sections">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

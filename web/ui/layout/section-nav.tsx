// The sections of a long form, listed beside it; where there is no room, above it behind the name of the one being read.
import './section-nav.css'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

export type SectionOfForm = { id: string; title: string }

type SectionNavProps = { sections: readonly SectionOfForm[]; place: RefObject<HTMLElement | null> }

export function SectionNav({ sections, place }: SectionNavProps) {
  const { current, choose } = useSectionInView(place, sections[0]?.id)
  const [isOpen, setOpen] = useState(false)
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false)
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setOpen(false)
    const section = document.getElementById(id)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
    choose(id)
  }
  return (
    <nav
      className="section-nav"
      aria-label="Sections"
      onBlur={leave}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)}
    >
      <button type="button" className="section-nav-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="sr-only">All sections, now at </span>
        {sections.find(({ id }) => id === current)?.title}
        <ChevronDown />
      </button>
      <ol data-open={isOpen || undefined}>
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

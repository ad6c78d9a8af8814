// Which of several sections is being read, as the page is scrolled.
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far down the window, as a share of its height, the line lies that the section being read crosses. */
const READING_LINE = 0.3

/**
 * The children of `place` are the sections, named by their ids; until the page is scrolled, the first is being read. A
 * chosen one stays current while its head is in view.
 */
export function useSectionInView(place: RefObject<HTMLElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first)
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const sections = [...(place.current?.children ?? [])]
      const pick = sections.find(({ id }) => id === chosen.current)
      if (!pick || !isHeadInView(pick)) chosen.current = undefined
      setCurrent(chosen.current ?? sectionAt(sections)?.id)
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [place])
  const choose = (id: string) => {
    chosen.current = id
    setCurrent(id)
  }
  return { current, choose }
}

function isHeadInView(section: Element) {
  const { top } = section.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}

/** At the end of the page the last section is being read, though it may never reach the line. */
function sectionAt(sections: Element[]) {
  const { scrollTop, scrollHeight } = document.documentElement
  if (scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 2) return sections.at(-1)
  const line = innerHeight * READING_LINE
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0]
}

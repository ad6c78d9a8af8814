// Marks words in what a stage shows, and once brings the first of them into view.
import './finding.css'
import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView, showFound } from './show-found.ts'

/**
 * `aim`: the part of it whose first place is meant, such as a slide. `drawn` changes with what is drawn of it: marks are
 * set again then, and the view stays where it is.
 */
export function useFound(
  frame: RefObject<HTMLElement | null>,
  sought: string,
  { aim, drawn }: { aim?: (frame: HTMLElement) => Element | undefined; drawn?: number } = {},
) {
  const isInView = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read from the page
  useEffect(() => {
    if (!frame.current) return
    const { first, clear } = showFound(frame.current, sought, aim?.(frame.current))
    if (first && !isInView.current) {
      isInView.current = true
      bringIntoView(first, frame.current.closest('.document-stage'))
    }
    return clear
  }, [frame, sought, drawn])
}

// The page whose first match is to be seen, once that page is drawn.
import { type RefObject, useCallback, useRef, useState } from 'react'
import { bringIntoView } from '#features/documents/finding/show-found.ts'

export function useAim(frame: RefObject<HTMLElement | null>, first: number | undefined) {
  const [aim, setAim] = useState(first === undefined ? undefined : { page: first })
  /** Reached once: whoever has turned the page since is not fetched back. */
  const reached = useRef<typeof aim>(undefined)
  const onFirst = useCallback(
    (range: Range) => {
      if (reached.current === aim) return
      reached.current = aim
      bringIntoView(range, frame.current?.closest('.document-stage') ?? null)
    },
    [aim, frame],
  )
  return {
    aimAt: (page: number | undefined) => setAim(page === undefined ? undefined : { page }),
    onFirstOf: (page: number) => (aim?.page === page ? onFirst : undefined),
  }
}

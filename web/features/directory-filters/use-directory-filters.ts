// The directory's filters: in force as they are typed, and in the address bar a moment later.

import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import type { DirectoryFilters } from './filters.ts'

const TYPING_PAUSE_MS = 250

export interface FilterControls {
  /** What is in the search box, spaces and all. */
  typed: string
  filters: DirectoryFilters
  type: (text: string) => void
  /** Writes what was typed to the address at once, before the page is left. */
  settle: () => void
  choose: (choice: Omit<DirectoryFilters, 'q'>) => void
  /** The order stays. */
  clear: () => void
}

export function useDirectoryFilters(): FilterControls {
  const address: DirectoryFilters = useSearch('/members')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(address.q ?? '')
  const written = useRef(address.q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filters = { ...address, q: wanted(typed) }

  // An address that is not of our writing, as when going back, changes the search box.
  useEffect(() => {
    if (address.q === written.current) return
    written.current = address.q
    setTyped(address.q ?? '')
  }, [address.q])
  useEffect(() => () => clearTimeout(pause.current), [])

  const write = (search: DirectoryFilters) => {
    clearTimeout(pause.current)
    written.current = search.q
    void navigate({ to: '/members', search, replace: true, resetScroll: false })
  }
  return {
    typed,
    filters,
    type(text) {
      setTyped(text)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => write({ ...filters, q: wanted(text) }), TYPING_PAUSE_MS)
    },
    settle() {
      if (filters.q !== written.current) write(filters)
    },
    choose: (choice) => write({ ...filters, ...choice }),
    clear() {
      setTyped('')
      write({ sort: filters.sort })
    },
  }
}

const wanted = (typed: string) => typed.trim() || undefined

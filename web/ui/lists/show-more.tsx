// The way to the rest of a list that comes page by page; where the next page could not be loaded it says so.
import { useState } from 'react'
import { sentenceOf } from '#lib/call-errors.ts'
import type { RestOfList } from '#lib/more-of-list.ts'
import { Button } from '../controls/button.tsx'

interface ShowMoreProps {
  query: RestOfList
  label?: string
  variant?: 'secondary' | 'ghost'
}

/** Nothing once the list is whole. */
export function ShowMore({ query, label = 'Show more', variant = 'secondary' }: ShowMoreProps) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  if (!query.hasNextPage) return null
  const more = async () => {
    setPending(true)
    setError(await query.fetchMore())
    setPending(false)
  }
  return (
    <>
      <Button variant={variant} size="sm" pending={pending} pendingLabel="Fetching..." onClick={() => void more()}>
        {label}
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {error !== null && !pending && sentenceOf(error)}
      </p>
    </>
  )
}

// The way to the rest of a list that comes page by page; where the next page did not arrive it says so.
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '../controls/button.tsx'

/** What is read of an infinite query. */
export interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps {
  query: Paged
  label?: string
  variant?: 'secondary' | 'ghost'
}

/** Nothing once the list is whole. */
export function ShowMore({ query, label = 'Show more', variant = 'secondary' }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        pending={isFetchingNextPage}
        pendingLabel="Fetching..."
        onClick={() => void fetchNextPage()}
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {isFetchNextPageError && sentenceOf(error)}
      </p>
    </>
  )
}

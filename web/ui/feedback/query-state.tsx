// Around a query: its shape while it loads, that it failed with the way to ask again, that there is nothing, or what came.
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '../controls/button.tsx'
import { ErrorPanel } from './error-panel.tsx'

/** What is read of a query; code that is fetched later has the same shape. */
export interface QueryView<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface QueryStateProps<Data> {
  query: QueryView<Data>
  skeleton: ReactNode
  /** The failure in a few words, such as 'Your devices could not be loaded'; the error says why. */
  failure: string
  /** The heading's level in the page. */
  level?: 2 | 3
  /** Stands there when `isEmpty`, which is an empty list unless said otherwise. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** What came stays on the page while it is asked anew, and when that fails. */
export function QueryState<Data>({ query, skeleton, failure, level = 3, ...shown }: QueryStateProps<Data>) {
  const { data, isFetching, refetch } = query
  const { empty, isEmpty = isEmptyList, children } = shown
  const error = useLastError(query)
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error === null) return skeleton
  return (
    <ErrorPanel
      level={level}
      title={failure}
      message={sentenceOf(error)}
      action={
        <Button icon={<RotateCcw />} pending={isFetching} onClick={() => void refetch().catch(() => {})}>
          Try again
        </Button>
      }
    />
  )
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** A query forgets its failure as soon as it is asked again; the button that asks must not go meanwhile. */
function useLastError({ data, error }: QueryView<unknown>): unknown {
  const [last, setLast] = useState<unknown>(null)
  const now = data === undefined ? (error ?? last) : null
  if (now !== last) setLast(now)
  return now
}

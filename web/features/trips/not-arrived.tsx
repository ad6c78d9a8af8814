// Stands in for a part of the page whose answer did not arrive; the rest of the page stays.
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'

interface NotArrivedProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

export const NotArrived = ({ title, query: { error, isFetching, refetch } }: NotArrivedProps) => (
  <ErrorPanel
    title={title}
    message={sentenceOf(error)}
    action={
      <Button icon={<RotateCcw />} pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    }
  />
)

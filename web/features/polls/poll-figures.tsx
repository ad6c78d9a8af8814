// The figures of all polls, on the line under the page's header.
import type { Poll } from '@aerie/contract/polls'
import { formatCount } from '@aerie/text/numbers'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { figuresOf } from './poll-words.ts'

interface PollFiguresProps {
  /** Undefined until they are here. */
  polls: readonly Poll[] | undefined
  /** The server's time. */
  now: number
  /** As many votes as a poll is reckoned to have at full participation; null is all who may vote in it. */
  fullPollVotes: number | null
}

export function PollFigures({ polls, now, fullPollVotes }: PollFiguresProps) {
  const figures = polls && figuresOf(polls, now, fullPollVotes)
  const shown = (value: string | undefined): ReactNode => value ?? <Skeleton width={44} height={30} />
  return (
    <StatLine
      stats={[
        { label: 'Active Polls', value: shown(figures && formatCount(figures.active)) },
        { label: 'Total Votes', value: shown(figures && formatCount(figures.total)) },
        { label: 'Completed Polls', value: shown(figures && formatCount(figures.completed)) },
        { label: 'Participation', note: 'Average turnout', value: shown(figures && `${figures.participation}%`) },
      ]}
    />
  )
}

// Who has turned his key, and how many are needed.
import type { ElectionKeys } from '@aerie/contract/sealed-elections'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brothersById } from '#features/people/brother-index.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { KeyCards } from '#features/trustee-keys/key-cards.tsx'
import { Card } from '#ui/layout/card.tsx'

interface KeysCardProps {
  keys: ElectionKeys
  /** Stands below them: what one does oneself. */
  children?: ReactNode
}

export function KeysCard({ keys, children }: KeysCardProps) {
  const { data: brothers } = useQuery(directoryQuery)
  const { members, ownIndex, turned, threshold } = keys
  const portraitOf = (memberId: number | null) =>
    brothers && memberId !== null ? brothersById(brothers).get(String(memberId))?.profileImageUrl : null
  return (
    <Card
      title="Counting"
      action={
        <span className="text-ink-2">
          {turned} of {threshold} keys turned
        </span>
      }
      flush
    >
      <KeyCards
        label="Keys turned"
        done={turned}
        needed={threshold}
        holders={members.map(({ index, name, memberId, hasTurned }) => ({
          place: index,
          name,
          portrait: portraitOf(memberId),
          isYou: index === ownIndex,
          state: hasTurned ? 'done' : 'awaited',
          line: lineOf(hasTurned, index === ownIndex, keys),
        }))}
      />
      {children && <div className="grid gap-4 p-5 max-sm:p-[15px]">{children}</div>}
    </Card>
  )
}

function lineOf(hasTurned: boolean, isYou: boolean, { turned, threshold }: ElectionKeys) {
  if (hasTurned) return 'turned'
  if (turned >= threshold) return 'not needed any more'
  if (!isYou) return 'not yet turned'
  return turned === threshold - 1 ? 'Yours is the last' : 'Yours is missing'
}

// The choice of what happens when somebody tags its reader.
import type { TagConsent } from '@aerie/contract/photo-tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RadioList } from '#ui/controls/radio-list.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { consentQuery } from './queries.ts'
import { useSaveConsent } from './tag-consent.ts'

const OPTIONS: { value: TagConsent; label: string; hint: string }[] = [
  { value: 'tell', label: 'Tell me when tagged', hint: 'The tag stands at once; you can take it off' },
  { value: 'ask', label: 'Ask me first', hint: 'Nobody sees the tag until you say yes' },
  { value: 'never', label: 'Never', hint: 'Nobody can tag you, or look for photos of you' },
]

export function ConsentCard() {
  const save = useSaveConsent()
  // A choice that only the answer shows would first jump back under the finger.
  const [chosen, setChosen] = useState<TagConsent>()
  const choose = (next: TagConsent) => {
    setChosen(next)
    save.mutate(next, { onSettled: () => setChosen(undefined) })
  }
  return (
    <Card title="When somebody tags me">
      <QueryState
        query={useQuery(consentQuery)}
        failure="Your choice could not be loaded"
        skeleton={
          <Loading label="Loading your choice" className="grid gap-4">
            {OPTIONS.map(({ value }) => (
              <Skeleton key={value} height={38} />
            ))}
          </Loading>
        }
      >
        {({ consent }) => (
          <RadioList label="When somebody tags me" options={OPTIONS} value={chosen ?? consent} onChange={choose} />
        )}
      </QueryState>
      <p className="mt-4 text-sm text-ink-3">Tags you take off do not come back on that photo.</p>
    </Card>
  )
}

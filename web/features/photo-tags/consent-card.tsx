// The choice of what happens when somebody tags its reader.
import { TagConsent } from '@aerie/contract/photo-tags'
import { useQuery } from '@tanstack/react-query'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useSaveConsent } from './own-tags.ts'
import { consentQuery } from './queries.ts'

const WORDS: Record<TagConsent, { label: string; hint: string }> = {
  tell: { label: 'Tell me when tagged', hint: 'The tag stands at once; you can take it off.' },
  ask: { label: 'Ask me first', hint: 'Nobody sees the tag until you say yes.' },
  never: { label: 'Never', hint: 'Nobody can tag you, or look for photos of you.' },
}
const OPTIONS = TagConsent.options.map((value) => ({ value, label: WORDS[value].label }))

export function ConsentCard() {
  const save = useSaveConsent()
  return (
    <Card title="When somebody tags me">
      <QueryState
        query={useQuery(consentQuery)}
        failure="Your choice could not be loaded"
        skeleton={
          <Loading label="Loading your choice">
            <Skeleton height={38} />
          </Loading>
        }
      >
        {({ consent }) => {
          const shown = save.isPending ? save.variables : consent
          return (
            <Field label="When somebody tags me" hint={WORDS[shown].hint}>
              <Select options={OPTIONS} value={shown} onChange={(next) => save.mutate(next)} />
            </Field>
          )
        }}
      </QueryState>
      <p className="mt-4 text-sm text-ink-3">Tags you take off do not come back on that photo.</p>
    </Card>
  )
}

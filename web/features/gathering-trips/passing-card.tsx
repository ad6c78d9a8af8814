// For its host: who passes by a gathering anyway, by shared trips; asked along in one press, all or one.
import './passing-card.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { PassingBrother } from '@aerie/contract/gathering-trips'
import { displayName } from '@aerie/contract/person'
import { shortDays } from '@aerie/text/dates'
import { listOf } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAskAlong } from './mutations.ts'
import { gatheringTripsQuery } from './queries.ts'

/** Nothing where nobody passes by, and until it is known. */
export function PassingCard({ gatheringId }: { gatheringId: number }) {
  const { data } = useQuery(gatheringTripsQuery(gatheringId))
  if (!data || data.passing.length === 0) return null
  return <Passing gatheringId={gatheringId} passing={data.passing} />
}

function Passing({ gatheringId, passing }: { gatheringId: number; passing: PassingBrother[] }) {
  const act = useAskAlong(gatheringId)
  const [adding, setAdding] = useState<PassingBrother[]>([])
  const send = (brothers: PassingBrother[]) => act.mutate(brothers.map(({ member }) => member.id))
  // Whoever is not among those who are asked sees the gathering from then on.
  const ask = (brothers: PassingBrother[]) =>
    brothers.every(({ isInvited }) => isInvited) ? send(brothers) : setAdding(brothers)
  const left = passing.filter(({ isAskedAlong }) => !isAskedAlong)
  const pending = act.isPending ? act.variables : []
  return (
    <Card title="Travelling there anyway" action={<span className="text-ink-2">from shared trips</span>}>
      <ul className="passing-card">
        {passing.map((brother) => (
          <li key={brother.member.id}>
            <Passer brother={brother} />
            {brother.isAskedAlong ? (
              <Tag tone="quiet" icon={<Check />}>
                Asked
              </Tag>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Ask ${displayName(brother.member)} along`}
                pending={pending.includes(brother.member.id)}
                disabled={act.isPending && !pending.includes(brother.member.id)}
                onClick={() => ask([brother])}
              >
                Ask
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div className="passing-card-foot">
          {left.length > 1 && (
            <Button size="sm" icon={<Send />} pending={act.isPending} onClick={() => ask(left)}>
              Ask them along
            </Button>
          )}
          <p className="text-ink-3 text-sm">
            {plural(left.length, 'He has', 'They have')} not answered. Each is told once, in your name.
          </p>
        </div>
      )}
      <ConfirmDialog
        open={adding.length > 0}
        onClose={() => setAdding([])}
        tone="primary"
        title={`Ask ${plural(adding.length, 'him', 'them')} along?`}
        description={addingWords(adding)}
        confirmLabel="Ask along"
        onConfirm={() => {
          send(adding)
          setAdding([])
        }}
      />
    </Card>
  )
}

function Passer({ brother: { member, pledgeClass, city, startDate, endDate } }: { brother: PassingBrother }) {
  const { shortName } = useSettings()
  const name = displayName(member)
  const facts = [pledgeClass !== null && pledgeClassLabel(pledgeClass, shortName), city, shortDays(startDate, endDate)]
  return (
    <>
      <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={36} decorative />
      <div>
        <Link to={`/profile/${member.id}`}>{name}</Link>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </div>
    </>
  )
}

/** More are counted, not named. */
const MOST_NAMED = 5

function addingWords(adding: PassingBrother[]) {
  const added = adding.filter(({ isInvited }) => !isInvited).map(({ member }) => displayName(member))
  const names = added.length > MOST_NAMED ? `${added.length} brothers` : listOf(added)
  return `${names} ${plural(added.length, 'is', 'are')} not among those you ask. From now on you ask ${plural(added.length, 'him', 'them')} by name, and ${plural(added.length, 'he sees', 'they see')} this gathering.`
}

// Who of the officers has a second step; a super admin lets one add it whose rights wait.
import './officers-card.css'
import { LET_HOURS, type OfficerStanding } from '@aerie/contract/officer-step'
import { displayName } from '@aerie/contract/person'
import { hourOf, shortDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { officersQuery, useLetAdd } from './queries.ts'

export function OfficersCard() {
  const query = useQuery(officersQuery)
  return (
    <Card title="Second step" flush>
      <QueryState query={query} skeleton={<RowsSkeleton />} failure="The officers could not be loaded">
        {(officers) => (
          <ul className="officers-card">
            {officers.map((officer) => (
              <Row key={officer.person.id} officer={officer} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function Row({ officer }: { officer: OfficerStanding }) {
  const { person, hasStep } = officer
  return (
    <li>
      <Portrait
        name={displayName(person)}
        src={person.profileImageUrl}
        hash={person.profileImageHash}
        width={26}
        decorative
      />
      <span className="officers-card-who">
        <Link to={`/profile/${person.id}`}>{displayName(person)}</Link>
        {!hasStep && <small>{stateOf(officer)}</small>}
      </span>
      {hasStep && (
        <Tag tone="success" icon={<Check />}>
          Has one
        </Tag>
      )}
      {officer.can.let && <LetAdd officer={officer} />}
    </li>
  )
}

function stateOf({ due, waits, letUntil }: OfficerStanding) {
  if (!due) return 'None'
  if (letUntil) return `May add one until ${shortDate(letUntil)}, ${hourOf(letUntil)}`
  return waits ? `Rights wait since ${shortDate(due)}` : `Has until ${shortDate(due)}`
}

function LetAdd({ officer }: { officer: OfficerStanding }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useLetAdd(officer)
  const name = displayName(officer.person)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="sm" aria-label={`Let ${name} add a second step`} onClick={() => setAsking(true)}>
        Let him add one
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={`Is it ${name} who asks?`}
        tone="primary"
        description={`For ${LET_HOURS} hours whoever knows his password can add a passkey or an app, and has his rights by it. Speak with him first, best by telephone. The audit log says that you let him.`}
        confirmLabel="I spoke with him"
        pendingLabel="Letting him..."
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      />
    </>
  )
}

const RowsSkeleton = () => (
  <Loading label="Loading the officers" className="grid gap-3 px-5 pb-5">
    <Skeleton height={26} />
    <Skeleton height={26} />
    <Skeleton height={26} />
  </Loading>
)

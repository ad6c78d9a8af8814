// For super admins: brothers of whom an imported roster says that they have died, until each is marked as passed or left as he is.
import { adminClassLabel } from '@aerie/contract/classes'
import { displayName } from '@aerie/contract/person'
import { type RosterDeath, rosters } from '@aerie/contract/rosters'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'

const deathsQuery = endpointQuery(rosters.deaths)

/** Nothing while there is nobody. */
export function DeathsCard() {
  const { data: deaths = [] } = useQuery(deathsQuery)
  if (deaths.length === 0) return null
  return (
    <Card title="A roster says that they have died" className="mb-6">
      <p className="mb-3 text-ink-2">
        They came in inactive, and get no invitation. Mark each as passed on his profile once you know, or leave him as
        he is.
      </p>
      <ul className="grid gap-3">
        {deaths.map((death) => (
          <Death key={death.member.id} death={death} />
        ))}
      </ul>
    </Card>
  )
}

function Death({ death }: { death: RosterDeath }) {
  const { shortName } = useSettings()
  const { member, word, fileName, pledgeClass, class: given } = death
  const name = displayName(member)
  const dismiss = useAct({
    call: () => call(rosters.dismissDeath, { params: { memberId: String(member.id) } }),
    stale: keysOf(rosters.deaths),
    done: () => ({ title: `${name} is left as he is` }),
  })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={36} decorative />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link to={`/profile/${member.id}`} className="font-display text-lg hover:text-foil">
          {name}
        </Link>
        <small className="block text-ink-3">
          {(pledgeClass !== null || given !== null) && `${adminClassLabel(death, shortName)}, `}“{word}” in {fileName}
        </small>
      </div>
      <Button size="sm" variant="ghost" pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
        Leave him as he is
      </Button>
    </li>
  )
}

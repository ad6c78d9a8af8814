// Who has voted, by name and never when.
import { displayName } from '@aerie/contract/person'
import type { VoteAudit } from '@aerie/contract/poll-records'
import { plural } from '@aerie/text/plurals'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

const NAMES_AT_A_TIME = 200

export function VotersList({ participants }: { participants: NonNullable<VoteAudit['participants']> }) {
  const { members, formerMembers } = participants
  const [shown, setShown] = useState(NAMES_AT_A_TIME)
  const rest = members.length - shown
  return (
    <Card title="Who has voted">
      {members.length === 0 && formerMembers === 0 && <p className="text-ink-2">Nobody.</p>}
      <ul className="columns-2 gap-6 sm:columns-3">
        {members.slice(0, shown).map((member) => (
          <li key={member.id} className="py-0.5">
            <Link to={`/profile/${member.id}`}>{displayName(member)}</Link>
          </li>
        ))}
      </ul>
      {formerMembers > 0 && (
        <p className="mt-2 text-ink-3">
          and {formerMembers} former {plural(formerMembers, 'member')}
        </p>
      )}
      {rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + NAMES_AT_A_TIME)}>
          Show {Math.min(rest, NAMES_AT_A_TIME)} more of {members.length}
        </Button>
      )}
    </Card>
  )
}

// Brothers of an import who are marked as passed and wait for another super admin, who agrees to all of them at once.
import { displayName } from '@aerie/contract/person'
import type { MarkedDeath } from '@aerie/contract/roster-values'
import { rosters } from '@aerie/contract/rosters'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAgreeToDeaths } from './death-acts.ts'

const markedQuery = endpointQuery(rosters.markedDeaths)

/** Nothing while nobody waits. */
export function MarkedDeaths() {
  const { data: marked = [] } = useQuery(markedQuery)
  return [...Map.groupBy(marked, ({ importId }) => importId)].map(([importId, those]) => (
    <OfImport key={importId} marked={those} />
  ))
}

function OfImport({ marked }: { marked: MarkedDeath[] }) {
  const [asks, setAsks] = useState(false)
  const agree = useAgreeToDeaths()
  const close = () => setAsks(false)
  const agreeable = marked.filter(({ mayAgree }) => mayAgree)
  const title = `Have ${counted(agreeable.length, 'brother')} passed?`
  return (
    <Card title={`Marked as passed from ${marked[0]?.fileName}`} className="mb-6">
      <p className="mb-3 text-ink-2">
        {agreeable.length > 0
          ? 'They wait for you: nobody else sees it yet. If one is a mistake, take it back on his page.'
          : 'They wait for another super admin: nobody else sees it yet.'}
      </p>
      <ul className="grid gap-2">
        {marked.map(({ member, word, markedBy }) => (
          <li key={member.id} className="wrap-anywhere">
            <Link to={`/profile/${member.id}`} className="font-display text-lg hover:text-foil">
              {displayName(member)}
            </Link>
            <small className="block text-ink-3">
              “{word}”{markedBy && `, marked by ${displayName(markedBy)}`}
            </small>
          </li>
        ))}
      </ul>
      {agreeable.length > 0 && (
        <Button variant="primary" className="mt-4" onClick={() => setAsks(true)}>
          {agreeable.length === marked.length ? 'Agree to all' : `Agree to ${agreeable.length}`}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onClose={close}
        title={title}
        description="All brothers see it once you agree. Be sure of each: a living man who is named here is hurt."
        tone="primary"
        confirmLabel="Yes, I agree"
        pendingLabel="Agreeing..."
        pending={agree.isPending}
        onConfirm={() =>
          agree.mutate(
            agreeable.map(({ member }) => member.id),
            { onSuccess: close },
          )
        }
      />
    </Card>
  )
}

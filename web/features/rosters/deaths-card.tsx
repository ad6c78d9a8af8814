// For super admins: brothers of whom an imported roster says that they have died, until each is marked as passed or left as he is.
import { displayName } from '@aerie/contract/person'
import { rosters } from '@aerie/contract/rosters'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useMarkDeaths } from './death-acts.ts'
import { DeathRow } from './death-row.tsx'
import { MarkedDeaths } from './marked-deaths.tsx'

const deathsQuery = endpointQuery(rosters.deaths)

/** Nothing while there is nobody. */
export function DeathsCard() {
  const { data: deaths = [] } = useQuery(deathsQuery)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [asks, setAsks] = useState(false)
  const mark = useMarkDeaths()
  const among = deaths.filter(({ member }) => picked.has(member.id))
  const chosen = among.length > 0 ? among : deaths
  const pick = (id: number, isPicked: boolean) =>
    setPicked((before) => new Set(isPicked ? [...before, id] : [...before].filter((other) => other !== id)))
  const close = () => setAsks(false)
  return (
    <>
      <MarkedDeaths />
      {deaths.length > 0 && (
        <Card title="A roster says that they have died" className="mb-6">
          <p className="mb-3 text-ink-2">
            They came in inactive, and get no invitation. Mark as passed whom you know of, or leave him as he is. Days
            and words are written on the profile of each.
          </p>
          <ul className="grid gap-3">
            {deaths.map((death) => (
              <DeathRow
                key={death.member.id}
                death={death}
                isPicked={picked.has(death.member.id)}
                onPick={(isPicked) => pick(death.member.id, isPicked)}
              />
            ))}
          </ul>
          <Button className="mt-4" onClick={() => setAsks(true)}>
            {among.length > 0 ? `Mark ${counted(among.length, 'brother')} as passed` : 'Mark all as passed'}
          </Button>
        </Card>
      )}
      <ConfirmDialog
        open={asks}
        onClose={close}
        title={`Mark ${counted(chosen.length, 'brother')} as passed?`}
        description="Take your time: a living man who is named is hurt. Nothing is sent to the brothers, another super admin has to agree, and each can be taken back for 30 days."
        tone="primary"
        confirmLabel={`Mark ${counted(chosen.length, 'brother')} as passed`}
        pendingLabel="Marking..."
        pending={mark.isPending}
        onConfirm={() =>
          mark.mutate(
            chosen.map(({ member }) => member.id),
            { onSuccess: close },
          )
        }
      >
        <ul className="list-disc pl-5">
          {chosen.map(({ member, word }) => (
            <li key={member.id}>
              {displayName(member)} <small className="text-ink-3">“{word}”</small>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}

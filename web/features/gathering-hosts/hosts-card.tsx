// Who hosts a gathering and, for its hosts, who is invited to host it too.
import './hosts-card.css'
import type { Gathering } from '@aerie/contract/gatherings'
import { displayName, type PersonRef } from '@aerie/contract/person'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { InviteButton } from './invite-button.tsx'
import { useStopHosting, useTakeBack } from './mutations.ts'
import { hostsQuery } from './queries.ts'

export function HostsCard({ gathering }: { gathering: Gathering }) {
  const { id, hosts, isOfficial } = gathering
  const { data } = useQuery(hostsQuery(id))
  const taking = useTakeBack(id)
  const { invited = [], can } = data ?? {}
  return (
    <Card title={plural(hosts.length || 1, 'Host')} action={isOfficial && <Tag tone="info">Official</Tag>}>
      <ul className="hosts-card">
        {hosts.length === 0 && <li>{isOfficial ? 'The organisation' : 'Nobody hosts it any more'}</li>}
        {hosts.map((host) => (
          <HostRow key={host.id} host={host} />
        ))}
        {(can?.answer ? [] : invited).map(({ member }) => (
          <HostRow key={member.id} host={member} note="Invited, no answer yet">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Take back the invitation of ${displayName(member)}`}
              pending={taking.isPending && taking.variables === member.id}
              onClick={() => taking.mutate(member.id)}
            >
              Take back
            </Button>
          </HostRow>
        ))}
      </ul>
      {(can?.invite || can?.leave) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {can.invite && (
            <InviteButton gatheringId={id} exclude={[...hosts, ...invited.map(({ member }) => member)].map(idOf)} />
          )}
          {can.leave && <LeaveButton gathering={gathering} />}
        </div>
      )}
    </Card>
  )
}

const idOf = ({ id }: { id: number }) => id

interface HostRowProps {
  host: PersonRef
  note?: string
  children?: ReactNode
}

function HostRow({ host, note, children }: HostRowProps) {
  const name = displayName(host)
  return (
    <li>
      <Portrait name={name} src={host.profileImageUrl} hash={host.profileImageHash} width={36} decorative />
      <div>
        <Link to={`/profile/${host.id}`}>{name}</Link>
        {note && <small>{note}</small>}
      </div>
      {children}
    </li>
  )
}

function LeaveButton({ gathering }: { gathering: Gathering }) {
  const [isOpen, setOpen] = useState(false)
  const act = useStopHosting(gathering.id)
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Host it no more
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Host it no more?"
        description={`The other hosts of “${gathering.title}” go on without you. Whether you come stays as you said.`}
        confirmLabel="Host it no more"
        pending={act.isPending}
        onConfirm={() => act.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  )
}

// Asks who is invited to host a gathering whether he does; nothing for everybody else.
import type { Gathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAnswerInvitation } from './mutations.ts'
import { hostsQuery } from './queries.ts'

export function InvitationCard({ gathering: { id } }: { gathering: Gathering }) {
  const { data } = useQuery(hostsQuery(id))
  const answer = useAnswerInvitation(id)
  const [invitation] = data?.invited ?? []
  if (!data?.can.answer || !invitation) return null
  const { invitedBy } = invitation
  return (
    <Card title="Will you host it too?">
      <p>
        {invitedBy ? displayName(invitedBy) : 'A host'} asks you to host this gathering. You could change it, call it
        off, and invite others; you go unless you say otherwise.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          Host it
        </Button>
        <Button
          pending={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          Decline
        </Button>
      </div>
    </Card>
  )
}

// Asks a member on his own profile whether his address is still right, where mail to it came back.
import { longDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ownReturnedQuery, useConfirmAddress } from './queries.ts'

/** Nothing while mail reaches him. */
export function ReturnedMailNote() {
  const returned = useQuery(ownReturnedQuery).data?.returned
  const confirm = useConfirmAddress()
  if (!returned) return null
  return (
    <Note tone="warning">
      <p>
        Mail to {returned.address} came back on {longDate(returned.since)}: is this still right?
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" pending={confirm.isPending} pendingLabel="Saving..." onClick={() => confirm.mutate()}>
          It is right
        </Button>
        <Link to="/profile?edit=true" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          Change it
        </Link>
      </div>
    </Note>
  )
}

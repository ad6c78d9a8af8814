// Changed addresses that do not sign in yet, since the mail about them has not been answered.
import { addresses, type WaitingAddress } from '@aerie/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { waitingQuery } from './queries.ts'

/** Nothing, where none waits. */
export function WaitingAddresses() {
  const { data = [] } = useQuery(waitingQuery)
  return data.map((change) => <Waiting key={change.id} change={change} />)
}

function Waiting({ change: { id, kind, address: kept } }: { change: WaitingAddress }) {
  const address = readableAddress(kept)
  const params = { changeId: String(id) }
  const stale = [waitingQuery.queryKey]
  const again = useAct({
    call: () => call(addresses.sendAgain, { params }),
    stale,
    done: () => ({ title: 'Mail Sent', description: `The link in it confirms ${address}.` }),
  })
  const end = useAct({ call: () => call(addresses.callOff, { params }), stale })
  return (
    <div className="mb-4">
      <Note tone="foil">
        <p>{kind === 'email' ? `Waiting for ${address} to confirm.` : `Waiting for you to confirm ${address}.`}</p>
        <p>
          {kind === 'email'
            ? 'Until then you sign in with your old address. The mail with the link went to the new one.'
            : 'Until then it does not sign you in. The mail with the link went to your e-mail address.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            pending={again.isPending}
            aria-label={`Send the mail about ${address} again`}
            onClick={() => again.mutate()}
          >
            Send again
          </Button>
          <Button
            size="sm"
            variant="ghost"
            pending={end.isPending}
            aria-label={`Cancel ${address}`}
            onClick={() => end.mutate()}
          >
            Cancel
          </Button>
        </div>
      </Note>
    </div>
  )
}

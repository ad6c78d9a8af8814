// One's own passkeys: added, named and removed.
import type { Passkey } from '@aerie/contract/passkeys'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import { sessionQuery, useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ceremonies, offersPasskeys } from './browser.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery, useAddPasskey, useShowPasskey } from './queries.ts'

export function PasskeysCard() {
  const query = useQuery(passkeysQuery)
  const [naming, setNaming] = useState<number | null>(null)
  const { mutate, isPending } = useAddPasskey()
  const add = () => mutate(undefined, { onSuccess: ({ id }) => setNaming(id) })
  const action = offersPasskeys() && (
    <Button
      variant="primary"
      icon={<Plus />}
      pending={isPending}
      pendingLabel="Waiting..."
      onPointerEnter={ceremonies.fetchAhead}
      onFocus={ceremonies.fetchAhead}
      onClick={add}
    >
      Add a passkey
    </Button>
  )
  return (
    <Card title="Passkeys" action={action} flush>
      <p className="px-5 pb-4 text-pretty text-ink-2 max-sm:px-4">
        A passkey signs you in with your finger, your face or the lock of your device. Nothing to remember, nothing to
        steal.
      </p>
      {!offersPasskeys() && (
        <div className="px-5 pb-5 max-sm:px-4">
          <Note>
            <p>This browser, or this address, knows no passkeys.</p>
          </Note>
        </div>
      )}
      {useSession().owedStep?.hasStep && offersPasskeys() && <ShowHere />}
      <QueryState query={query} skeleton={<RowsSkeleton />} failure="Your passkeys could not be loaded">
        {({ passkeys }) => <Rows passkeys={passkeys} naming={naming} onNaming={setNaming} />}
      </QueryState>
    </Card>
  )
}

/** His rights as an officer wait for it in a session that his password alone has opened. */
function ShowHere() {
  const cache = useQueryClient()
  const { mutate, isPending } = useShowPasskey()
  const show = () => mutate(undefined, { onSuccess: () => void cache.invalidateQueries(sessionQuery) })
  return (
    <div className="px-5 pb-5 max-sm:px-4">
      <Button icon={<Fingerprint />} pending={isPending} pendingLabel="Waiting for your device..." onClick={show}>
        Show a passkey
      </Button>
    </div>
  )
}

interface RowsProps {
  passkeys: Passkey[]
  /** The one that is being named. */
  naming: number | null
  onNaming: (id: number | null) => void
}

function Rows({ passkeys, naming, onNaming }: RowsProps) {
  if (passkeys.length === 0)
    return (
      <p className="border-t border-line px-5 py-4 text-ink-3 max-sm:px-4">
        No passkey yet. The device you hold can be the first.
      </p>
    )
  return (
    <ul className="divide-y divide-line border-t border-line">
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          isNaming={naming === passkey.id}
          onNaming={(is) => onNaming(is ? passkey.id : null)}
        />
      ))}
    </ul>
  )
}

const RowsSkeleton = () => (
  <Loading label="Loading your passkeys" className="grid gap-3 border-t border-line px-5 py-4">
    <Skeleton height={44} />
    <Skeleton height={44} />
    <Skeleton height={44} />
  </Loading>
)

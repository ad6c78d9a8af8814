// What hosts and officers do with a gathering: change it, call it off and again, take it down, make it official.
import type { Gathering } from '@aerie/contract/gatherings'
import { type ReactNode, useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useCallAgain, useCallOff, usePutBack, useSetOfficial, useTakeDown } from './mutations.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface GatheringActionsProps {
  gathering: Gathering
  /** Changes it. */
  change: ReactNode
  /** Writes to those who come. */
  write: ReactNode
}

const MANAGING = new Set(['change', 'callOff', 'callAgain', 'makeOfficial', 'takeDown', 'putBack'])

/** Nothing for whoever is neither; where no host is left, officers have their buttons. */
export function GatheringActions({ gathering, change, write }: GatheringActionsProps) {
  const { can, isOfficial } = gathering
  const official = useSetOfficial(gathering)
  const back = usePutBack(gathering)
  const again = useCallAgain(gathering)
  const { id: ownId } = useSession()
  const isHost = gathering.hosts.some(({ id }) => id === ownId)
  if (!Object.entries(can).some(([right, may]) => may && MANAGING.has(right))) return null
  return (
    <Card title={isHost ? 'Your gathering' : 'For officers'}>
      <div className="flex flex-wrap gap-2">
        {can.change && change}
        {(can.callOff || can.callAgain) && write}
        {can.callOff && <CallOffButton gathering={gathering} />}
        {can.callAgain && (
          <Button pending={again.isPending} pendingLabel="Calling..." onClick={() => again.mutate()}>
            Call again
          </Button>
        )}
        {can.makeOfficial && (
          <Button pending={official.isPending} onClick={() => official.mutate(!isOfficial)}>
            {isOfficial ? 'Not official' : 'Make official'}
          </Button>
        )}
        {can.takeDown && <TakeDownButton gathering={gathering} />}
        {can.putBack && (
          <Button pending={back.isPending} onClick={() => back.mutate()}>
            Put back
          </Button>
        )}
      </div>
    </Card>
  )
}

function CallOffButton({ gathering }: { gathering: Gathering }) {
  const [isOpen, setOpen] = useState(false)
  const act = useCallOff(gathering)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Call off
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Call off “${gathering.title}”?`}
        description="Who comes is told. The page stays, and you can call it again."
        label="A word to those who come"
        optional
        submitLabel="Call off"
        pendingLabel="Calling off..."
        pending={act.isPending}
        onSubmit={(word) => act.mutate(word, { onSuccess: () => setOpen(false) })}
      />
    </>
  )
}

function TakeDownButton({ gathering }: { gathering: Gathering }) {
  const [isOpen, setOpen] = useState(false)
  const act = useTakeDown(gathering)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Take down
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Take down “${gathering.title}”?`}
        description="Nobody but its hosts and officers sees it then. Its hosts are told why."
        label="Reason"
        submitLabel="Take down"
        pendingLabel="Taking down..."
        pending={act.isPending}
        onSubmit={(reason) => act.mutate(reason, { onSuccess: () => setOpen(false) })}
      />
    </>
  )
}

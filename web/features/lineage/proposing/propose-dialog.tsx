// Proposes that one is the big brother of another: the two, and what will happen then.
import './propose-dialog.css'
import { lineage as endpoints } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { ties } from '@aerie/contract/ties'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { FindBrother } from '../find-brother.tsx'
import type { Lineage } from '../model/lineage.ts'
import { consequence, whoAreAsked } from './consequence.ts'

interface ProposeDialogProps {
  open: boolean
  lineage: Lineage
  /** Whose big brother is to be proposed, by his place; undefined where nobody was chosen. */
  about: number | undefined
  onClose: () => void
}

export function ProposeDialog({ open, lineage, about, onClose }: ProposeDialogProps) {
  const [big, setBig] = useState<number>()
  const [little, setLittle] = useState(about)
  const idOf = (index: number | undefined) => lineage.forest.people[index ?? -1]?.brother?.id
  const [bigId, littleId] = [idOf(big), idOf(little)]
  const proposing = useAct({
    call: (body: { bigId: number; littleId: number }) => call(ties.propose, { body }),
    stale: keysOf(endpoints.list, members.show, members.own, ties.waiting),
    done: () => ({
      title: 'Tie Proposed',
      description: `It waits for ${whoAreAsked(lineage, big ?? 0, little ?? 0)}. On the profiles of both you may withdraw it.`,
    }),
  })
  const isReady = bigId !== undefined && littleId !== undefined && bigId !== littleId
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Propose a tie"
      description="Who is whose big brother? What you propose waits until it is agreed to."
      width={560}
      submitLabel="Propose"
      pendingLabel="Proposing..."
      pending={proposing.isPending}
      onSubmit={() => isReady && proposing.mutate({ bigId, littleId }, { onSuccess: onClose })}
    >
      <Side lineage={lineage} label="Big brother" index={big} onPick={setBig} />
      <Button
        variant="ghost"
        size="sm"
        icon={<ArrowUpDown />}
        className="propose-dialog-swap"
        onClick={() => {
          setBig(little)
          setLittle(big)
        }}
      >
        The other way round
      </Button>
      <Side lineage={lineage} label="Little brother" index={little} onPick={setLittle} />
      <p className="propose-dialog-consequence" aria-live="polite">
        {consequence(lineage, big, little)}
      </p>
    </FormDialog>
  )
}

interface SideProps {
  lineage: Lineage
  label: string
  index: number | undefined
  onPick: (index: number) => void
}

const Side = ({ lineage, label, index, onPick }: SideProps) => (
  <div className="propose-dialog-side">
    <span>
      {label}
      {index !== undefined && (
        <b>
          {lineage.nameOf(index)}, {lineage.labelOf(index)}
        </b>
      )}
    </span>
    <FindBrother
      lineage={lineage}
      label={label}
      placeholder={index === undefined ? 'Find a brother' : 'Another brother'}
      onPick={onPick}
    />
  </div>
)

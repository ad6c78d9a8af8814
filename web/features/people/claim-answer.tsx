// Confirm and Not mine: the answer to a tie that somebody has claimed.
import { lineage } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'

interface ClaimAnswerProps {
  tieId: number
  /** Whom it is about, for those who hear the buttons alone. */
  name: string
  /** It is answered, and the buttons are about to go: the time to put the focus elsewhere. */
  onAnswered: () => void
}

type Answer = 'confirm' | 'refuse'

export function ClaimAnswer({ tieId, name, onAnswered }: ClaimAnswerProps) {
  const answering = useAct({
    call: async (answer: Answer) => {
      await call(lineage[answer], { params: { tieId: String(tieId) } })
      onAnswered()
    },
    done: (_, answer) => ({ title: answer === 'confirm' ? 'Tie Confirmed' : 'Tie Taken Off' }),
    stale: keysOf(members.show, members.own, notifications.list, notifications.count),
  })
  const look = (answer: Answer) => ({
    size: 'sm' as const,
    pending: answering.isPending && answering.variables === answer,
    onClick: () => {
      if (!answering.isPending) answering.mutate(answer)
    },
  })
  return (
    <span className="flex flex-wrap gap-2">
      <Button {...look('confirm')} pendingLabel="Confirming..." aria-label={`Confirm ${name}`}>
        Confirm
      </Button>
      <Button {...look('refuse')} variant="ghost" pendingLabel="Taking off..." aria-label={`Not mine: ${name}`}>
        Not mine
      </Button>
    </span>
  )
}

// Confirm and Not mine: the answer to a tie that somebody has claimed or proposed.
import { lineage } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { ties } from '@aerie/contract/ties'
import { call, keysOf } from '#lib/api.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const refuseDialog = lazyCode(() => import('./refuse-dialog.tsx'))

/** What shows a tie that waits. */
export const SHOWING_TIES = keysOf(
  members.show,
  members.own,
  notifications.list,
  notifications.count,
  lineage.list,
  ties.waiting,
)

interface ClaimAnswerProps {
  tieId: number
  /** Whom it is about, for those who hear the buttons alone. */
  name: string
  /** Asks for a word why it is not so: what that is, in a sentence. Without it the answer is one press. */
  what?: string
  /** Of a tie of others it is not said that it is not mine. */
  refuseLabel?: string
  /** It is answered, and the buttons are about to go: the time to put the focus elsewhere. */
  onAnswered: () => void
}

interface ClaimReply {
  answer: 'confirm' | 'refuse'
  word?: string | null
}

export function ClaimAnswer({ tieId, name, what, refuseLabel = 'Not mine', onAnswered }: ClaimAnswerProps) {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(refuseDialog)
  const params = { tieId: String(tieId) }
  const answering = useAct({
    call: async ({ answer, word = null }: ClaimReply) => {
      await (answer === 'confirm' ? call(ties.confirm, { params }) : call(ties.refuse, { params, body: { word } }))
      onAnswered()
    },
    done: (_, { answer }) => ({ title: answer === 'confirm' ? 'Tie Confirmed' : 'Tie Taken Off' }),
    stale: SHOWING_TIES,
  })
  const give = (answer: ClaimReply) => {
    if (!answering.isPending) answering.mutate(answer)
  }
  const isPending = (answer: ClaimReply['answer']) => answering.isPending && answering.variables.answer === answer
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        pending={isPending('confirm')}
        onClick={() => give({ answer: 'confirm' })}
        pendingLabel="Confirming..."
        aria-label={`Confirm ${name}`}
      >
        Confirm
      </Button>
      <Button
        size="sm"
        variant="ghost"
        pending={isPending('refuse') || isComing}
        onClick={() => (what === undefined ? give({ answer: 'refuse' }) : open())}
        {...(what !== undefined && approach)}
        {...(!isComing && { pendingLabel: 'Taking off...' })}
        aria-label={`${refuseLabel}: ${name}`}
      >
        {refuseLabel}
      </Button>
      {code && isOpen && what !== undefined && (
        <code.RefuseDialog
          key={count}
          what={what}
          pending={answering.isPending}
          onClose={close}
          onRefuse={(word) => give({ answer: 'refuse', word })}
        />
      )}
    </span>
  )
}

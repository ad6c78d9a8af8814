// Asks before many are invited: how many mails will go, and who gets none.
import { type InvitationPlan, MAILS_A_MINUTE, type MemberSelection, selections } from '@aerie/contract/selections'
import { formatCount } from '@aerie/text/numbers'
import { counted, plural } from '@aerie/text/plurals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'
import { namesOf } from './names-of.ts'
import { PlanList } from './plan-list.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { invitationPlanQuery } from './queries.ts'

interface InviteManyDialogProps {
  selection: MemberSelection
  open: boolean
  onClose: () => void
  onDone?: () => void
}

export function InviteManyDialog({ selection, open, onClose, onDone }: InviteManyDialogProps) {
  const query = useQuery({ ...invitationPlanQuery(selection), enabled: open })
  const [again, setAgain] = useState(false)
  const invite = useInviteMany(selection)
  const plan = query.data
  const mails = plan ? plan.mails + (again ? plan.recent : 0) : 0
  const send = () =>
    invite.mutate(
      { again, confirmed: mails },
      {
        onSuccess: () => {
          onClose()
          onDone?.()
        },
      },
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={plan ? `Send ${countOf(mails)}?` : 'Send invitations?'}
      width={560}
      busy={invite.isPending}
      footer={
        <DialogActions busy={invite.isPending} onCancel={onClose}>
          <Button
            variant="primary"
            icon={<Send />}
            disabled={mails === 0}
            pending={invite.isPending}
            pendingLabel="Sending..."
            onClick={send}
          >
            {mails === 0 ? 'Send Invitations' : `Send ${countOf(mails)}`}
          </Button>
        </DialogActions>
      }
    >
      <QueryState query={query} skeleton={<PlanSkeleton />} failure="The number of mails could not be loaded">
        {(known) => <Plan plan={known} mails={mails} again={again} onAgain={setAgain} />}
      </QueryState>
    </Dialog>
  )
}

interface PlanProps {
  plan: InvitationPlan
  mails: number
  again: boolean
  onAgain: (again: boolean) => void
}

const Plan = ({ plan, mails, again, onAgain }: PlanProps) => (
  <>
    <PlanList
      lead={{
        count: mails,
        text: (
          <p>
            <strong>{plural(mails, 'mail goes out', 'mails go out')}</strong>
            {mails > 0 && `, ${paceOf(mails)}. Each carries a link of the brother’s own, good for 14 days`}.
          </p>
        ),
      }}
      others={linesOf(plan, again)}
    />
    {plan.recent > 0 && (
      <Checkbox
        label={`Also send again to the ${formatCount(plan.recent)}`}
        checked={again}
        onChange={(event) => onAgain(event.target.checked)}
      />
    )}
  </>
)

function linesOf({ recent, noEmail, withdrawn, inactive, hasPassword }: InvitationPlan, again: boolean) {
  const line = (count: number, what: string, rest: string) => ({
    count,
    text: (
      <p>
        <strong>{what}</strong>
        {rest}
      </p>
    ),
  })
  return [
    line(again ? 0 : recent, were(recent, 'invited in the last seven days'), ' and left out.'),
    line(noEmail.count, plural(noEmail.count, 'has no email', 'have no email'), `: ${namesOf(noEmail)}.`),
    line(withdrawn.count, were(withdrawn.count, 'withdrawn before'), ` and left out: ${namesOf(withdrawn)}.`),
    line(inactive, plural(inactive, 'is inactive', 'are inactive'), ' and left out.'),
    line(hasPassword, plural(hasPassword, 'has a password already', 'have a password already'), '.'),
  ]
}

const were = (count: number, what: string) => `${plural(count, 'was', 'were')} ${what}`

const countOf = (mails: number) => counted(mails, 'invitation')

/** Mails go a minute's worth at a time. */
function paceOf(mails: number) {
  const minutes = Math.ceil(mails / MAILS_A_MINUTE)
  return plural(minutes, 'within a minute', `${MAILS_A_MINUTE} a minute, done in about ${formatCount(minutes)} minutes`)
}

function useInviteMany(selection: MemberSelection) {
  const cache = useQueryClient()
  return useAct({
    call: (body: { again: boolean; confirmed: number }) => call(selections.invite, { body: { selection, ...body } }),
    stale: MEMBER_QUERY_KEYS,
    done: ({ message }) => ({ title: 'Invitations Sent', description: message }),
    failed: (error) => {
      void cache.invalidateQueries({ queryKey: [selections.planInvitations.path] })
      return failureToast(error, 'Failed to Send Invitations')
    },
  })
}

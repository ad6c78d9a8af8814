// Asks before many are deactivated or given a role: how many change, and who may not be changed and why.
import { displayName } from '@aerie/contract/person'
import { type MemberSelection, type StandingAct, type StandingPlan, selections } from '@aerie/contract/selections'
import { counted, plural } from '@aerie/text/plurals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { standingPlanQuery } from './queries.ts'

interface StandingTexts {
  title: string
  becomes: [one: string, many: string]
  means: string
  confirm: string
}

const WORDS: Record<StandingAct, StandingTexts> = {
  deactivate: {
    title: 'Deactivate',
    becomes: ['becomes inactive', 'become inactive'],
    means:
      'Their sessions end at once and they cannot sign in, vote or get mail. Their place in lineage and albums stays.',
    confirm: 'Deactivate',
  },
  make_member: {
    title: 'Make members of',
    becomes: ['becomes a member', 'become members'],
    means: 'They lose the Admin Dashboard and everything that goes with it, at once.',
    confirm: 'Change Role',
  },
  make_admin: {
    title: 'Make admins of',
    becomes: ['becomes an admin', 'become admins'],
    means: 'They may add and import members, create polls and elections, and publish news, at once.',
    confirm: 'Change Role',
  },
  make_super_admin: {
    title: 'Make super admins of',
    becomes: ['becomes a super admin', 'become super admins'],
    means:
      'They may do everything here, at once: change roles, reset passwords, and delete members, albums and documents.',
    confirm: 'Change Role',
  },
}

interface ChangeStandingDialogProps {
  selection: MemberSelection
  act: StandingAct
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function ChangeStandingDialog({ selection, act, open, onClose, onDone }: ChangeStandingDialogProps) {
  const query = useQuery({ ...standingPlanQuery(selection, act), enabled: open })
  const change = useChangeStanding(selection, act)
  const words = WORDS[act]
  const changes = query.data?.changes ?? 0
  const members = counted(changes, 'member')
  const confirm = () =>
    change.mutate(changes, {
      onSuccess: () => {
        onClose()
        onDone()
      },
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title={query.data ? `${words.title} ${members}?` : `${words.title} many?`}
      width={560}
      busy={change.isPending}
      footer={
        <DialogActions busy={change.isPending} onCancel={onClose}>
          <Button
            variant={act === 'deactivate' ? 'danger' : 'primary'}
            disabled={changes === 0}
            pending={change.isPending}
            pendingLabel="Changing..."
            onClick={confirm}
          >
            {words.confirm}
          </Button>
        </DialogActions>
      }
    >
      <QueryState query={query} skeleton={<PlanSkeleton />} failure="The number of members could not be loaded">
        {(plan) => <Plan plan={plan} words={words} />}
      </QueryState>
    </Dialog>
  )
}

function Plan({ plan: { changes, unchanged, refused }, words }: { plan: StandingPlan; words: StandingTexts }) {
  const lead = (
    <p>
      <strong>{plural(changes, ...words.becomes)}.</strong> {words.means}
    </p>
  )
  const others = [
    { count: unchanged, text: <p>{plural(unchanged, 'already is.', 'already are.')}</p> },
    { count: refused.length, text: <Refused refused={refused} /> },
  ]
  return <PlanList lead={{ count: changes, text: lead }} others={others} />
}

const Refused = ({ refused }: Pick<StandingPlan, 'refused'>) => (
  <>
    <p>
      <strong>{plural(refused.length, 'stays as he is', 'stay as they are')}</strong>:
    </p>
    <ul>
      {refused.map(({ member, reason }) => (
        <li key={member.id}>
          {displayName(member)}. {reason}
        </li>
      ))}
    </ul>
  </>
)

function useChangeStanding(selection: MemberSelection, act: StandingAct) {
  const cache = useQueryClient()
  return useAct({
    call: (confirmed: number) => call(selections.changeStanding, { body: { selection, act, confirmed } }),
    stale: MEMBER_QUERY_KEYS,
    done: ({ message }) => ({
      title: act === 'deactivate' ? 'Members Deactivated' : 'Roles Updated',
      description: message,
    }),
    failed: (error) => {
      void cache.invalidateQueries({ queryKey: [selections.planStanding.path] })
      return failureToast(error, act === 'deactivate' ? 'Failed to Update Members' : 'Failed to Update Role')
    },
  })
}

// Asks before an import is undone: how many leave again, and who stays.
import { displayName } from '@aerie/contract/person'
import type { UndoPlan } from '@aerie/contract/roster-values'
import { rosters } from '@aerie/contract/rosters'
import { shortDate } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'
import { undoPlanQuery } from './undo-queries.ts'

interface UndoDialogProps {
  importId: number
  open: boolean
  onClose: () => void
  /** When it is done; left out, the dialog closes. */
  onDone?: () => void
}

export function UndoDialog({ importId, open, onClose, onDone = onClose }: UndoDialogProps) {
  const query = useQuery({ ...undoPlanQuery(importId), enabled: open })
  const plan = query.data
  const undo = useUndo(importId)
  const confirm = () => undo.mutate(plan?.leaving ?? 0, { onSuccess: onDone })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title="Undo this import?"
      description={plan ? describe(plan) : '\u00a0'}
      busy={undo.isPending}
      footer={
        <DialogActions busy={undo.isPending} onCancel={onClose}>
          <Button
            variant="danger"
            icon={<Undo2 />}
            disabled={plan === undefined}
            pending={undo.isPending}
            pendingLabel="Undoing..."
            onClick={confirm}
          >
            Undo Import
          </Button>
        </DialogActions>
      }
    >
      <QueryState query={query} skeleton={<Counting />} failure="The members who would leave could not be loaded">
        {(known) => <Plan plan={known} />}
      </QueryState>
    </Dialog>
  )
}

const describe = ({ fileName, importedAt, by }: UndoPlan) =>
  `${fileName}, ${shortDate(importedAt)}${by ? `, by ${displayName(by)}` : ''}`

function Plan({ plan: { leaving, staying } }: { plan: UndoPlan }) {
  const more = staying.count - staying.first.length
  return (
    <>
      <p>
        <b className="num">{formatCount(leaving)}</b> {plural(leaving, 'brother leaves', 'brothers leave')} again
        {leaving > 0 &&
          ', who have not come in yet. Their open invitations end, and what the import wrote of their lines'}
        .
      </p>
      {staying.count > 0 && (
        <div>
          <p>
            <b className="num">{formatCount(staying.count)}</b> {plural(staying.count, 'stays', 'stay')}:
          </p>
          <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
            {staying.first.map(({ member, reason }) => (
              <li key={member.id} className="py-1.5">
                {displayName(member)}
                <span className="block text-sm text-ink-3">{reason}</span>
              </li>
            ))}
            {more > 0 && <li className="py-1.5 text-ink-3">and {formatCount(more)} more</li>}
          </ul>
        </div>
      )}
    </>
  )
}

const Counting = () => (
  <Loading label="Counting who would leave">
    <Skeleton height={48} />
  </Loading>
)

function useUndo(importId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (confirmed: number) => call(rosters.undo, { params: { importId: String(importId) }, body: { confirmed } }),
    stale: [...MEMBER_QUERY_KEYS, ...keysOf(rosters.recent, rosters.remaining)],
    done: ({ message }) => ({ title: 'Import Undone', description: message }),
    failed: (error) => {
      void cache.invalidateQueries({ queryKey: [rosters.planUndo.path] })
      return failureToast(error, 'Undo Failed')
    },
  })
}

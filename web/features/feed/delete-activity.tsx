// Deletes an item of activity, once it is sure that it is meant.
import { type ActivityItem, feed } from '@aerie/contract/feed'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { call, keysOf } from '#lib/api.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { changeActivity } from './shown-activity.ts'

const confirmDialog = lazyCode(() => import('#ui/overlays/confirm-dialog.tsx'))

const FAILED = 'Failed to delete activity. Please try again.'

export function DeleteActivity({ item, name }: { item: ActivityItem; name: string }) {
  const { code, isOpen, open, close, approach } = useLazyDialog(confirmDialog)
  const cache = useQueryClient()
  const removal = useAct({
    call: () => call(feed.removeActivity, { params: { activityId: String(item.id) } }),
    show: () => changeActivity(cache, item.id, () => undefined),
    stale: keysOf(feed.activity, feed.list),
    done: () => ({ title: 'Activity Deleted', description: 'Nobody sees it any more.' }),
    failed: () => ({ title: 'Error', description: FAILED, tone: 'destructive' }),
  })
  return (
    <>
      <IconButton size="sm" label={`Delete activity of ${name}`} onClick={open} {...approach}>
        <Trash2 />
      </IconButton>
      {code && (
        <code.ConfirmDialog
          open={isOpen}
          onClose={close}
          title="Delete this activity?"
          description={`“${name} ${item.description}” is deleted for good, with the reactions to it.`}
          icon={<Trash2 />}
          confirmLabel="Delete Activity"
          pendingLabel="Deleting..."
          pending={removal.isPending}
          onConfirm={() => removal.mutate(undefined, { onSuccess: close })}
        />
      )}
    </>
  )
}

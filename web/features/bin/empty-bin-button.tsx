// Deletes for good all that its reader sees in the bin, once he has said yes.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useEmptyBin } from './mutations.ts'
import { binQuery } from './queries.ts'

/** Nothing where the bin is empty. */
export function EmptyBinButton() {
  const { data } = useListInPages(binQuery)
  const [isAsked, setAsked] = useState(false)
  const emptying = useEmptyBin()
  const close = () => setAsked(false)
  const isThere = data !== undefined && data.length > 0
  return (
    <>
      {isThere && (
        <Button variant="danger-quiet" icon={<Trash2 />} onClick={() => setAsked(true)}>
          Empty bin
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title="Empty the bin?"
        description="Everything that you see in it is deleted for good."
        icon={<Trash2 />}
        confirmLabel="Empty bin"
        pendingLabel="Emptying..."
        pending={emptying.isPending}
        onConfirm={() => emptying.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}

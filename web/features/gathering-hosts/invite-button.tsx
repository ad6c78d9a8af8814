// The button that invites further hosts; its dialog comes when it is about to be needed.
import { UserPlus } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const inviteDialog = lazyCode(async () => ({ Dialog: (await import('./invite-dialog.tsx')).InviteDialog }))

interface InviteButtonProps {
  gatheringId: number
  /** Who hosts it or is invited. */
  exclude: number[]
}

export function InviteButton({ gatheringId, exclude }: InviteButtonProps) {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(inviteDialog)
  return (
    <>
      <Button {...approach} size="sm" icon={<UserPlus />} pending={isComing} onClick={open}>
        Invite a host
      </Button>
      {code && <code.Dialog key={count} gatheringId={gatheringId} exclude={exclude} open={isOpen} onClose={close} />}
    </>
  )
}

// Asks before somebody is signed out from the search, where one key too many would do it.
import { LogOut } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface LogOutDialogProps {
  open: boolean
  onClose: () => void
  onLogout: () => void
}

export const LogOutDialog = ({ open, onClose, onLogout }: LogOutDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title="Log out"
    description="You are signed out on this device, and what it keeps of the directory goes with it."
    icon={<LogOut />}
    tone="primary"
    confirmLabel="Log out"
    onConfirm={() => {
      onClose()
      onLogout()
    }}
  />
)

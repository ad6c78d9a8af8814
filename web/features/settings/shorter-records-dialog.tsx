// Asks before records of copies leave sooner: those that are older by then cannot come back.
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface ShorterRecordsDialogProps {
  /** Null while nothing is asked. */
  months: number | null
  onClose: () => void
  onConfirm: (months: number) => void
}

export const ShorterRecordsDialog = ({ months, onClose, onConfirm }: ShorterRecordsDialogProps) => (
  <ConfirmDialog
    open={months !== null}
    onClose={onClose}
    title={`Keep records for ${months} months only?`}
    description="Older records are deleted within a day. Copies made before then can no longer be traced, and this cannot be undone."
    confirmLabel="Delete older records"
    onConfirm={() => months !== null && onConfirm(months)}
  />
)

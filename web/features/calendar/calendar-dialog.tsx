// The address for one's calendar, asked for where something is seen that would stand in it.
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Address, CALENDAR_WORDS } from './calendar-section.tsx'

interface CalendarDialogProps {
  open: boolean
  onClose: () => void
}

export const CalendarDialog = ({ open, onClose }: CalendarDialogProps) => (
  <Dialog open={open} onClose={onClose} title="All in my calendar" description={CALENDAR_WORDS} width={560}>
    <Address />
  </Dialog>
)

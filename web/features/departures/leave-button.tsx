// The button that begins to leave.
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

export function LeaveButton({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button size="sm" variant="danger-quiet" icon={<LogOut />} onClick={() => setLeaving(true)}>
        Leave...
      </Button>
      <LeaveDialog open={leaving} onClose={() => setLeaving(false)} firstName={firstName} lastName={lastName} />
    </>
  )
}

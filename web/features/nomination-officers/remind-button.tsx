// Reminds those who have not answered; it says so where they were reminded today.
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { timeOf } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { BellRing } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'

const DAY_MS = 86_400_000

interface RemindButtonProps {
  list: Pick<NominationsForOfficers, 'can' | 'remindedAt' | 'unanswered'>
  /** The server's time. */
  now: number
  onRemind: () => void
}

export function RemindButton({ list: { can, remindedAt, unanswered }, now, onRemind }: RemindButtonProps) {
  if (!can.remind)
    return remindedAt !== null && now - timeOf(remindedAt) < DAY_MS ? (
      <Button icon={<BellRing />} disabled>
        Reminded today
      </Button>
    ) : null
  return (
    <Button variant="primary" icon={<BellRing />} onClick={onRemind}>
      Remind {counted(unanswered, 'brother')}
    </Button>
  )
}

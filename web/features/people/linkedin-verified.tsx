// Says that a brother has confirmed a LinkedIn account, and how little that says.
import { BadgeCheck } from 'lucide-react'
import { Tag } from '#ui/lists/tag.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

/** A button, so that the keyboard reaches what the tooltip says. `own` when he reads it himself. */
export const LinkedinVerified = ({ own = false }: { own?: boolean }) => (
  <Tooltip
    label={
      own
        ? 'You have signed in to this LinkedIn account; it says nothing of where you work.'
        : 'He has signed in to this LinkedIn account; it says nothing of where he works.'
    }
    pressable
  >
    <button type="button" className="cursor-help rounded-plate">
      <Tag tone="info" icon={<BadgeCheck />}>
        LinkedIn Verified
      </Tag>
    </button>
  </Tooltip>
)

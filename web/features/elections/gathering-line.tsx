// The gathering that belongs to an election, with the way to it, and that it was called off or taken down.
import type { ElectionGathering } from '@aerie/contract/elections'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'

const STATES: Record<ElectionGathering['state'], string> = {
  on: '',
  called_off: ', which was called off',
  taken_down: ', which officers took down',
}

export const GatheringLine = ({ gathering }: { gathering: ElectionGathering | null }) =>
  gathering && (
    <p className="text-ink-2">
      A gathering belongs to it:{' '}
      <Link to={`/events/${gathering.id}`} className={buttonClass({ variant: 'link' })}>
        {gathering.title}
      </Link>
      {STATES[gathering.state]}.
    </p>
  )

// Leads to the requests to join, and says how many wait; not there while strangers may not ask and none waits.
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useSettings } from '#features/settings/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { waitingCountQuery } from './queries.ts'

export function RequestsLink({ to }: { to: string }) {
  const { publicRegistration } = useSettings()
  const waiting = useQuery(waitingCountQuery).data?.waiting
  if (!publicRegistration && !waiting) return null
  return (
    <Link to={to} className={buttonClass({ variant: 'ghost' })}>
      <UserRoundPlus />
      Requests to join
      {waiting !== undefined && <span className="num text-ink-3">{formatCount(waiting)}</span>}
    </Link>
  )
}

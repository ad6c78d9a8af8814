// Leads officers to brothers who have lost their second step, and says how many ask; not there while nobody does.
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { removalsQuery } from './queries.ts'

export function RemovalsLink({ to }: { to: string }) {
  const count = useQuery(removalsQuery).data?.length ?? 0
  if (count === 0) return null
  return (
    <Link to={to} className={buttonClass({ variant: 'ghost' })}>
      <KeyRound />
      Lost second steps
      <span className="num text-ink-3">{formatCount(count)}</span>
    </Link>
  )
}

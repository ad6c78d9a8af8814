// Leads to the pending invitations, and says how many they are.
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { pendingCountQuery } from './queries.ts'

export function PendingLink({ to }: { to: string }) {
  const pending = useQuery(pendingCountQuery).data?.pending
  return (
    <Link to={to} className={buttonClass({ variant: 'ghost' })}>
      <MailQuestion />
      Pending invitations
      {pending !== undefined && <span className="num text-ink-3">{formatCount(pending)}</span>}
    </Link>
  )
}

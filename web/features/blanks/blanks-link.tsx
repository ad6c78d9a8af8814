// Leads to what stands in records and says nothing; not there where nothing of the kind stands anywhere.
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { blanksQuery } from './queries.ts'

export function BlanksLink({ to }: { to: string }) {
  const count = useQuery(blanksQuery).data?.length ?? 0
  if (count === 0) return null
  return (
    <Link to={to} className={buttonClass({ variant: 'ghost' })}>
      <Eraser />
      Placeholder entries
      <span className="num text-ink-3">{formatCount(count)}</span>
    </Link>
  )
}

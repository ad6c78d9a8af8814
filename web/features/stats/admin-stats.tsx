// How many we are, on the line under the masthead.
import type { Stats } from '@aerie/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { statsQuery } from './queries.ts'

const FIGURES: [label: string, figure: keyof Stats][] = [
  ['Total Members', 'totalMembers'],
  ['Active Members', 'activeMembers'],
  ['Admins', 'admins'],
  ['Super Admins', 'superAdmins'],
  ['Verified', 'verified'],
]

export function AdminStats() {
  const { data, isError } = useQuery(statsQuery)
  const show = (figure: keyof Stats) => {
    if (data) return data[figure].toLocaleString('en')
    return isError ? '–' : <Skeleton width={44} height={30} />
  }
  return <StatLine stats={FIGURES.map(([label, figure]) => ({ label, value: show(figure) }))} />
}

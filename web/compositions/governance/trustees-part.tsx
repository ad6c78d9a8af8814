// The way to the trustees of elections, for officers and for those who hold a key, and what waits for one of them.
import type { Election } from '@aerie/contract/elections'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { trusteeSetsQuery } from '#features/trustee-sets/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'

/** Nothing for a brother who holds no key. */
export function TrusteesPart() {
  const { id: memberId, can } = useSession()
  const { data: sets } = useQuery(trusteeSetsQuery)
  const { data: elections } = useQuery(allElectionsQuery)
  const holdsOne = sets?.some(({ place }) => place !== null) ?? false
  if (!can.createPolls && !holdsOne) return null
  const waiting = sets?.filter(({ asked }) => asked !== null) ?? []
  return (
    <div className="mb-4 grid gap-3">
      {elections
        ?.filter((election) => waitsForKeyOf(election, memberId))
        .map(({ id, title }) => (
          <Note key={`key-${id}`} tone="foil" icon={<KeyRound />}>
            <Link to={`/governance/elections/${id}/key`}>{title}</Link>: turn your key, and the ballots can be counted.
          </Note>
        ))}
      {waiting.map(({ id, name, asked }) => (
        <Note key={id} tone="foil" icon={<KeyRound />}>
          <Link to={`/governance/trustees/${id}`}>{name}</Link>
          {asked === 'words' ? ': look whether you still have your twelve words.' : ': your step as a trustee is due.'}
        </Note>
      ))}
      <p>
        <Link to="/governance/trustees" className={buttonClass({ variant: 'link' })}>
          <KeyRound />
          Trustees
        </Link>
      </p>
    </div>
  )
}

const waitsForKeyOf = ({ trustees, resultStatus }: Election, memberId: number) =>
  resultStatus === 'counting' &&
  trustees !== null &&
  trustees.members.filter(({ hasTurned }) => hasTurned).length < trustees.threshold &&
  trustees.members.some((member) => member.memberId === memberId && !member.hasTurned)

// The tree that a brother began: those he brought in, those they brought in, and so on, each under his big brother.
import '../people/lineage-colors.css'
import './begun-tree.css'
import { adminClassLabel } from '@aerie/contract/classes'
import type { Descendant } from '@aerie/contract/in-memoriam'
import { displayName } from '@aerie/contract/person'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { firstGenerations } from './first-generations.ts'

interface BegunTreeProps {
  /** His own id. */
  root: number
  /** Each behind his big brother. */
  descendants: readonly Descendant[]
  /** That of his line. */
  color: string | null
  shortName: string
}

export function BegunTree({ root, descendants, color, shortName }: BegunTreeProps) {
  const [isWhole, setWhole] = useState(false)
  const first = firstGenerations(root, descendants)
  const shown = isWhole ? descendants : first
  const littles = Map.groupBy(shown, ({ big }) => big)
  return (
    <>
      <div className="begun-tree" data-lineage={color ?? undefined}>
        <Littles of={root} littles={littles} shortName={shortName} />
      </div>
      {first.length < descendants.length && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show the first generations' : 'Show the whole tree'}
        </Button>
      )}
    </>
  )
}

interface LittlesProps {
  of: number
  littles: ReadonlyMap<number, readonly Descendant[]>
  shortName: string
}

function Littles({ of, littles, shortName }: LittlesProps) {
  const own = littles.get(of)
  if (!own) return null
  return (
    <ul>
      {own.map((one) => (
        <li key={one.member.id}>
          <Brother brother={one} shortName={shortName} />
          <Littles of={one.member.id} littles={littles} shortName={shortName} />
        </li>
      ))}
    </ul>
  )
}

function Brother({ brother, shortName }: { brother: Descendant; shortName: string }) {
  const { member, pledgeClass, class: given } = brother
  const name = displayName(member)
  return (
    <Link to={`/profile/${member.id}`}>
      <Portrait
        name={name}
        src={member.profileImageUrl}
        hash={member.profileImageHash}
        width={38}
        isRemembered={member.isRemembered}
        decorative
      />
      <span>
        <b dir="auto">{name}</b>
        {(pledgeClass !== null || given !== null) && <small>{adminClassLabel(brother, shortName)}</small>}
      </span>
    </Link>
  )
}

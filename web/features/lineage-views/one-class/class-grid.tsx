// One class alone needs no lines: its brothers side by side, each with his big and his littles by name.
import './class-grid.css'
import { useState } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { countLabel } from '#features/lineage/model/words.ts'
import { TreeNode } from '#features/lineage/node/tree-node.tsx'
import { useProfileLinks } from '#features/lineage/node/use-profile-links.ts'
import { Button } from '#ui/controls/button.tsx'

interface ClassGridProps {
  lineage: Lineage
  /** The row of the class. */
  row: number
}

const BROTHERS_AT_A_TIME = 200
/** The width of one, in CSS pixels. */
const PORTRAIT = 46

export function ClassGrid({ lineage, row }: ClassGridProps) {
  const { forest } = lineage
  const [shown, setShown] = useState(BROTHERS_AT_A_TIME)
  const links = useProfileLinks()
  const members = (lineage.whole.rows[row] ?? []).filter((index) => forest.people[index]?.brother)
  return (
    <section aria-labelledby="class-grid">
      <h2 id="class-grid" className="class-grid-head">
        {lineage.labels[row]} <small>{countLabel(members.length)}</small>
      </h2>
      <ul className="class-grid" style={{ '--plate': `${PORTRAIT}px` }} {...links}>
        {members.slice(0, shown).map((index) => (
          <ClassMember key={index} lineage={lineage} index={index} />
        ))}
      </ul>
      {members.length > shown && (
        <Button onClick={() => setShown(shown + BROTHERS_AT_A_TIME)}>
          Show {Math.min(members.length - shown, BROTHERS_AT_A_TIME)} more of {members.length}
        </Button>
      )}
    </section>
  )
}

function ClassMember({ lineage, index }: { lineage: Lineage; index: number }) {
  const { forest, littles, nameOf } = lineage
  const person = forest.people[index]
  if (!person) return null
  const big = forest.parent[index] ?? -1
  const below = littles(index).map(nameOf)
  return (
    <li>
      <TreeNode
        person={person}
        index={index}
        color={forest.color[index] ?? null}
        label={lineage.describe(index)}
        oddities={lineage.oddities(index)}
        isMe={index === lineage.me}
        portrait={PORTRAIT}
        name={person.name}
        isTabStop
      />
      {big >= 0 && <small>of {nameOf(big)}</small>}
      {below.length > 0 && <small>big of {below.join(', ')}</small>}
    </li>
  )
}

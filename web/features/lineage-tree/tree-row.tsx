// One class of the tree: of its pieces those in view, each with who stands there and the lines that pass.
import './tree.css'
import './tree-row.css'
import type { PlacedPerson } from '@aerie/lineage-layout/drawing/drawing'
import { memo } from 'react'
import { countLabel } from '#features/lineage/model/words.ts'
import { fittingName } from '#features/lineage/node/fitting-name.ts'
import { TreeNode } from '#features/lineage/node/tree-node.tsx'
import { FoldButton } from './fold-button.tsx'
import { Lines } from './lines.tsx'
import { countOf, type TreeView } from './tree-view.ts'

interface TreeRowProps {
  view: TreeView
  row: number
  /** The numbers of those that are on the page. */
  pieces: readonly number[]
}

export const TreeRow = memo(({ view, row, pieces }: TreeRowProps) => {
  const { lineage, drawing } = view
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines stand between it and its items
    <div
      className="tree-row"
      role="list"
      aria-label={`${lineage.labels[row]}, ${countLabel(countOf(view, row))}`}
      style={{ top: drawing.topOf(row), height: drawing.size.row }}
    >
      <Lines paths={drawing.linesOf(row, pieces)} />
      {pieces.map((at) => {
        const people = drawing.peopleOf(row, at)
        return people && <TreePiece key={at} view={view} row={row} people={people} />
      })}
    </div>
  )
})

interface TreePieceProps {
  view: TreeView
  row: number
  people: readonly PlacedPerson[]
}

const TreePiece = memo(({ view, row, people }: TreePieceProps) => {
  const { lineage, drawing } = view
  const { size } = drawing
  const count = drawing.layout.rows[row]?.length
  return (
    <>
      {people.map(({ index, place, room }) => {
        const person = lineage.forest.people[index]
        if (!person) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: its list is no ul, either
          <div
            key={index}
            role="listitem"
            aria-setsize={count}
            aria-posinset={place + 1}
            className="tree-row-place"
            data-place={index}
            style={{ left: drawing.xOf(index) - room / 2, top: size.top, width: room }}
          >
            <TreeNode
              person={person}
              index={index}
              color={lineage.forest.color[index] ?? null}
              label={lineage.describe(index)}
              oddities={lineage.oddities(index)}
              isMe={index === lineage.me}
              portrait={size.portrait}
              name={size.name === 'portraits' ? fittingName(person, room) : undefined}
              years={lineage.yearsOf(index)}
            />
            <FoldButton view={view} index={index} />
          </div>
        )
      })}
    </>
  )
})

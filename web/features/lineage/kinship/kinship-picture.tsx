// The way from one brother to another as a small tree: up to the brother they share, and down again.
import './kinship-picture.css'
import type { Kinship } from '@aerie/lineage-layout/kinship'
import { Portrait } from '#features/people/portrait.tsx'
import type { Lineage } from '../model/lineage.ts'

const STEP = 96
const COLUMN = 128
/** Of a portrait with its name, and where lines leave and arrive, in CSS pixels. */
const PLATE = { top: 8, out: 76, into: 4, height: 88 }
const LONGEST_PATH = 13

export function KinshipPicture({ lineage, kinship }: { lineage: Lineage; kinship: Kinship }) {
  const { path, up, down } = kinship
  if (path.length > LONGEST_PATH) return null
  const width = up > 0 && down > 0 ? COLUMN * 2 : COLUMN
  const placed = path.map((index, at) => ({ index, ...placeOf(at, kinship, width) }))
  return (
    <div className="kinship-picture" style={{ width, height: Math.max(up, down) * STEP + PLATE.height }} aria-hidden>
      <svg aria-hidden>
        {placed.slice(1).map((end, at) => {
          const start = placed[at] ?? end
          const [upper, lower] = start.y < end.y ? [start, end] : [end, start]
          const [from, to] = [upper.y + PLATE.out, lower.y + PLATE.into]
          const d = `M${upper.x} ${from}C${upper.x} ${from + 14} ${lower.x} ${to - 14} ${lower.x} ${to}`
          return <path key={end.index} d={d} data-lineage={lineage.forest.color[lower.index] ?? undefined} />
        })}
      </svg>
      {placed.map(({ index, x, y }, at) => (
        <span
          key={index}
          className="kinship-picture-brother"
          data-shared={at === up || undefined}
          data-lineage={lineage.forest.color[index] ?? undefined}
          style={{ left: x, top: y + PLATE.top }}
        >
          <span>
            <Portrait
              name={lineage.nameOf(index)}
              src={lineage.forest.people[index]?.brother?.profileImageUrl}
              isRemembered={lineage.forest.people[index]?.brother?.isRemembered}
              width={34}
              decorative
            />
          </span>
          <b>{lineage.nameOf(index)}</b>
        </span>
      ))}
    </div>
  )
}

function placeOf(at: number, { up, down }: Kinship, width: number) {
  const isFork = up > 0 && down > 0
  if (isFork && at === up) return { x: width / 2, y: 0 }
  const isBelowSecond = at > up
  return { x: isFork && isBelowSecond ? width - COLUMN / 2 : COLUMN / 2, y: Math.abs(up - at) * STEP }
}

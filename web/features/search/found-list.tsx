// Everything that was found, kind by kind, each with the way to all of it; a place is answered as a place.
import './found-list.css'
import './found-row.css'
import { ArrowRight } from 'lucide-react'
import { useSettings } from '#features/settings/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { FoundRow } from './found-row.tsx'
import { rowOf } from './hit-rows.ts'
import { PlaceAnswer } from './place-answer.tsx'
import type { Row } from './row.ts'
import { countedIn, type FoundSection } from './sections.ts'
import { soughtHref } from './sought.ts'

interface FoundListProps {
  q: string
  sections: readonly FoundSection[]
  /** One kind, as far as it goes. */
  isNarrow: boolean
}

export function FoundList({ q, sections, isNarrow }: FoundListProps) {
  const finding = { q, shortName: useSettings().shortName, now: Date.now() }
  return (
    <div className="grid gap-6">
      {sections.map((found) => {
        const { section, total, hits } = found
        const isCut = total > hits.length
        return (
          <Card
            key={section.label}
            title={section.label}
            flush
            action={isCut && !isNarrow && <AllOf q={q} found={found} />}
            foot={isCut && isNarrow && `The first ${hits.length} of ${countedIn(found)}.`}
          >
            {section.kinds[0] === 'place' ? (
              hits.map((hit) => hit.kind === 'place' && <PlaceAnswer key={rowOf(hit, finding).key} place={hit.of} />)
            ) : (
              <Rows rows={hits.map((hit) => rowOf(hit, finding))} typed={q} isPhotos={section.kinds[0] === 'photo'} />
            )}
          </Card>
        )
      })}
    </div>
  )
}

const AllOf = ({ q, found }: { q: string; found: FoundSection }) => (
  <Link to={soughtHref(q, found.section.kinds)} className={buttonClass({ variant: 'link' })}>
    All {countedIn(found)}
    <ArrowRight />
  </Link>
)

const Rows = ({ rows, typed, isPhotos }: { rows: readonly Row[]; typed: string; isPhotos: boolean }) => (
  <ul className={isPhotos ? 'found-list-photos' : 'found-list-rows'}>
    {rows.map((row) => (
      <li key={row.key}>
        {isPhotos && 'thumbnail' in row.picture ? (
          <Link to={row.href ?? ''} className="found-list-photo" aria-label={row.title}>
            <Thumbnail src={row.picture.thumbnail} hash={row.picture.hash} />
          </Link>
        ) : (
          <Link to={row.href ?? ''} className="found-row">
            <FoundRow row={row} typed={typed} />
          </Link>
        )}
      </li>
    ))}
  </ul>
)

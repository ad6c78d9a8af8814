// A brother who has passed, in the list: his portrait in a mount, his years, his class and line, and what a brother tied to him said.
import '../people/line-swatch.css'
import '../people/lineage-colors.css'
import './memorial.css'
import { adminClassLabel } from '@aerie/contract/classes'
import type { RememberedBrother } from '@aerie/contract/in-memoriam'
import { displayName } from '@aerie/contract/person'
import { ClassMark } from '#features/people/class-mark.tsx'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { lifeYears } from './life-years.ts'

interface MemorialCardProps {
  brother: RememberedBrother
  shortName: string
}

export function MemorialCard({ brother, shortName }: MemorialCardProps) {
  const { member, pledgeClass, class: given, lineageColor, quote } = brother
  const name = displayName(member)
  const hasClass = pledgeClass !== null || given !== null
  const years = lifeYears(brother)
  return (
    <article className="memorial-card">
      <span className="memorial-mount">
        <Portrait
          name={name}
          src={member.profileImageUrl}
          hash={member.profileImageHash}
          width={148}
          isRemembered
          decorative
        />
      </span>
      <h3 dir="auto">
        <Link to={`/in-memoriam/${member.id}`} className="memorial-card-link">
          {name}
        </Link>
      </h3>
      {years && <p className="memorial-years num">{years}</p>}
      {(hasClass || lineageColor) && (
        <p className="memorial-who">
          {hasClass && <ClassMark label={adminClassLabel(brother, shortName)} />}
          {lineageColor && (
            <span data-lineage={lineageColor}>
              <span className="line-swatch" />
              {capitalised(lineageColor)} line
            </span>
          )}
        </p>
      )}
      {quote && (
        <blockquote dir="auto">
          “{quote.words}”
          <cite>
            {displayName(quote.by)}, his {quote.relation} brother
          </cite>
        </blockquote>
      )}
    </article>
  )
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

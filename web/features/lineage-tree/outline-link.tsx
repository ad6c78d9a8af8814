// The first item of the tree: the way to the same as lists, for whoever reads it rather than looks at it.
import './outline-link.css'
import { EVERY_LINE } from '#features/lineage/model/lineage-search.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'

/** Seen when it has the focus. */
export const OutlineLink = () => (
  <div className="outline-link">
    <Link to={`/lineage?view=line&line=${EVERY_LINE}`} className={buttonClass({})}>
      Read as outline
    </Link>
  </div>
)

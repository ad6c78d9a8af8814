// The first item of the tree: the way to the same as lists, for whoever reads it rather than looks at it.
import './outline-link.css'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EVERY_LINE } from '../model/lineage-search.ts'

/** Seen when it has the focus. */
export const OutlineLink = () => (
  <div className="outline-link">
    <Link to={`/lineage?view=line&line=${EVERY_LINE}`} className={buttonClass({})}>
      Read as outline
    </Link>
  </div>
)

// How many brothers there are and were found; a change is announced.
import { formatCount } from '@aerie/text/numbers'
import './counts.css'

/** Undefined while they load. */
export const Counts = ({ all, found }: Record<'all' | 'found', number | undefined>) => (
  <div className="counts" role="status">
    <Count label="Brothers" value={all} />
    <Count label="Filtered Results" value={found} />
  </div>
)

const Count = ({ label, value }: { label: string; value: number | undefined }) => (
  <span>
    <b>{value === undefined ? '–' : formatCount(value)}</b>
    {label}
  </span>
)

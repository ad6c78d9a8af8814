// Records that may be his, side by side with what he asked; one that nobody has come in by can be given to him.
import './request-row.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Likely, WaitingRequest } from '@aerie/contract/join-requests'
import { Check } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'

interface LikelyRecordsProps {
  request: WaitingRequest
  shortName: string
  /** The record that is being given. */
  giving: number | null
  onGive: (memberId: number) => void
}

export const LikelyRecords = ({ request, shortName, giving, onGive }: LikelyRecordsProps) => (
  <section className="request-row-likely" aria-label={`Records that may be ${request.firstName} ${request.lastName}`}>
    <h4>He may be in the book already</h4>
    <ul>
      {request.likely.map((record) => (
        <li key={record.id}>
          <div>
            <Link to={`/profile/${record.id}`}>{`${record.firstName} ${record.lastName}`}</Link>
            <p>
              {[record.pledgeClass === null ? null : pledgeClassLabel(record.pledgeClass, shortName), record.city]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </p>
            <p className="request-row-same">
              {record.same.map((what) => (
                <span key={what}>
                  <Check aria-hidden /> {WORDS[what]}
                </span>
              ))}
              {record.same.length === 0 && 'same last name'}
            </p>
          </div>
          {record.isFree ? (
            <Button size="sm" pending={giving === record.id} onClick={() => onGive(record.id)}>
              This is he
            </Button>
          ) : (
            <small className="shrink-0 text-ink-3">has come in already</small>
          )}
        </li>
      ))}
    </ul>
    {request.likely.some(({ isFree }) => isFree) && (
      <p>
        “This is he” gives him that record with its lineage and albums. The address he confirmed becomes his sign-in.
      </p>
    )}
  </section>
)

const WORDS: Record<Likely['same'][number], string> = {
  name: 'same name',
  class: 'same class',
  email: 'same e-mail',
  city: 'same city',
}

// What he wrote beside the records that may be his, line by line; one that nobody has signed in to can be given to him.
import { plural } from '@aerie/text/plurals'
import './likely-records.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Likely, WaitingRequest } from '@aerie/contract/join-requests'
import { displayName, fullName } from '@aerie/contract/person'
import { shortDate } from '@aerie/text/moments'
import { ChevronLeft, ChevronRight, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { cx } from '#ui/theme/cx.ts'
import { reasonOf, STANDINGS } from './likely-words.ts'
import { MarkedCell } from './marked-cell.tsx'

interface LikelyRecordsProps {
  request: WaitingRequest
  shortName: string
  /** The record that is being given. */
  giving: number | null
  onGive: (memberId: number) => void
}

export function LikelyRecords({ request, shortName, giving, onGive }: LikelyRecordsProps) {
  const { likely } = request
  /** The one that a phone shows; wider windows show all. */
  const [at, setAt] = useState(0)
  const name = fullName(request)
  const classOf = (given: number | null) => (given === null ? null : pledgeClassLabel(given, shortName))
  const lookOf = (record: Likely, place: number) =>
    cx(record === bestOf(request) && 'likely-records-best', place === at && 'likely-records-shown')
  const row = (label: string, asked: string, cell: (record: Likely) => Parameters<typeof MarkedCell>[0]) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{asked}</td>
      {likely.map((record, place) => (
        <MarkedCell key={record.id} {...cell(record)} className={lookOf(record, place)} />
      ))}
    </tr>
  )
  return (
    <section className="likely-records" aria-label={`Records that may be ${name}`}>
      <header>
        <h3>He may be on record already</h3>
        <p>{plural(likely.length, 'One record looks like him', `${likely.length} records look like him`)}</p>
      </header>
      {likely.length > 1 && <Pager at={at} count={likely.length} onTurn={setAt} />}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Head name={name} title="The request" note="confirmed e-mail" />
            </th>
            {likely.map((record, place) => (
              <th key={record.id} scope="col" className={lookOf(record, place)}>
                <Head
                  name={displayName(record)}
                  title={<Link to={`/profile/${record.id}`}>{displayName(record)}</Link>}
                  note={`${record.isImported ? 'imported' : 'added'} ${shortDate(record.addedAt)}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Name', name, (record) => ({ text: displayName(record), mark: record.marks.name }))}
          {row('Class', classOf(request.pledgeClass) ?? 'not said', ({ pledgeClass, marks }) => ({
            text: classOf(pledgeClass),
            mark: marks.class,
          }))}
          {row('E-mail', readableAddress(request.email), ({ email, marks }) => ({
            text: email && readableAddress(email),
            mark: marks.email,
          }))}
          {row('City', request.city ?? 'not said', ({ city, marks }) => ({ text: city, mark: marks.city }))}
          {row('Big brother', 'not asked', ({ bigBrother }) => ({ text: bigBrother, mark: null }))}
          {row('Signed in', 'never', ({ standing }) => ({ text: STANDINGS[standing], mark: null }))}
          {row('Why', '', (record) => ({ text: reasonOf(record), mark: null }))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td />
            {likely.map((record, place) => (
              <td key={record.id} className={lookOf(record, place)}>
                {record.standing === 'free' ? (
                  <Button
                    variant={record === bestOf(request) ? 'primary' : 'secondary'}
                    icon={<UserRoundCheck />}
                    pending={giving === record.id}
                    onClick={() => onGive(record.id)}
                  >
                    This is he<span className="sr-only">: {displayName(record)}</span>
                  </Button>
                ) : (
                  <small>{record.standing === 'entered' ? 'Has come in already' : 'Is inactive'}</small>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {likely.some(({ standing }) => standing === 'free') && (
        <Note tone="foil">
          “This is he” gives him that record with its lineage and albums. The address he confirmed becomes his sign-in;
          the record’s old address is told by mail.
        </Note>
      )}
    </section>
  )
}

/** The likeliest that can be given to him; none where nothing looks like him. */
export const bestOf = ({ likely }: WaitingRequest) =>
  likely.find(({ isLikely, standing }) => isLikely && standing === 'free')

const Head = ({ name, title, note }: { name: string; title: React.ReactNode; note: string }) => (
  <span className="likely-records-head">
    <Portrait name={name} width={32} decorative />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </span>
)

const Pager = ({ at, count, onTurn }: { at: number; count: number; onTurn: (at: number) => void }) => (
  <p className="likely-records-pager">
    <span role="status">
      Record {at + 1} of {count}
    </span>
    <IconButton label="Record before" aria-disabled={at === 0} onClick={() => onTurn(Math.max(at - 1, 0))}>
      <ChevronLeft />
    </IconButton>
    <IconButton
      label="Next record"
      aria-disabled={at === count - 1}
      onClick={() => onTurn(Math.min(at + 1, count - 1))}
    >
      <ChevronRight />
    </IconButton>
  </p>
)

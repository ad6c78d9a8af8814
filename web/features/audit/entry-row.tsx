// One entry of the audit log; it opens to what was before and after.

import { displayName } from '@aerie/contract/person'
import { hourOf } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import './audit.css'
import type { AuditEntry, AuditFact } from '@aerie/contract/audit'
import { wordOfKind } from '@aerie/contract/audit-actions'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { shortHash } from './words.ts'

/** What comes from no address Aerie does by itself. */
function nameOfActor({ actor, actorId, address }: AuditEntry) {
  if (actor) return displayName(actor)
  if (actorId !== null) return `Former member ${actorId}`
  return address === null ? 'Aerie' : 'A visitor'
}

export function EntryRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  const { at, actor, sentence, kind } = entry
  const time = hourOf(at)
  const name = nameOfActor(entry)
  return (
    <li className="audit-entry" data-open={isOpen || undefined}>
      <time className="num" dateTime={at}>
        {time}
      </time>
      <Portrait name={name} src={actor?.profileImageUrl} hash={actor?.profileImageHash} width={28} decorative />
      <p>
        <b>{name}</b> {sentence}
      </p>
      <Tag>{wordOfKind(kind)}</Tag>
      <IconButton
        label={`${isOpen ? 'Close' : 'Open'} entry ${entry.id} of ${time}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronUp /> : <ChevronDown />}
      </IconButton>
      {isOpen && <EntryDetails entry={entry} />}
    </li>
  )
}

function EntryDetails({ entry: { id, facts, link, address, mark } }: { entry: AuditEntry }) {
  return (
    <div className="audit-more">
      {facts.length > 0 && <Facts facts={facts} />}
      <p className="num text-xs text-ink-3">
        Entry {formatCount(id)}
        {address && ` · from ${address}`} · mark {shortHash(mark)}
        {link && (
          <>
            {' · '}
            <Link to={link}>Open the page</Link>
          </>
        )}
      </p>
    </div>
  )
}

const Facts = ({ facts }: { facts: readonly AuditFact[] }) => (
  <table className="audit-facts">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {facts.map(({ field, before, after, isPrivate }) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          {isPrivate ? (
            <td colSpan={2}>changed; the log does not keep what it was and is</td>
          ) : (
            <>
              <td>{before === null ? '–' : <del>{before}</del>}</td>
              <td>{after === null ? '–' : <ins>{after}</ins>}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

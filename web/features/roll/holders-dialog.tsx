// All who ever held an office, the latest first.
import './roll.css'
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import type { Office } from '@aerie/contract/settings'
import { OfficeName } from '#features/offices/office-name.tsx'
import { allOf } from '#features/offices/terms.ts'
import { nameOf, spanOf } from '#features/offices/words.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface HoldersDialogProps {
  office: string
  terms: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, MemberSummary>
  offices: readonly Office[]
  onClose: () => void
}

export function HoldersDialog({ office, terms, brothers, offices, onClose }: HoldersDialogProps) {
  const held = allOf(terms, office)
  return (
    <Dialog
      open
      onClose={onClose}
      title="All holders"
      description={<OfficeName office={office} offices={offices} />}
      width={560}
      readFirst
    >
      {held.length === 0 ? (
        <EmptyState title="No one on record" compact />
      ) : (
        <ul className="roll">
          {held.map((term) => (
            <Holder key={term.id} term={term} brothers={brothers} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Holder({ term, brothers }: { term: OfficeTerm; brothers: ReadonlyMap<number, MemberSummary> }) {
  const brother = brothers.get(term.memberId ?? 0)
  const name = nameOf(term, brothers)
  return (
    <li>
      <Portrait
        name={name}
        src={brother?.profileImageUrl}
        hash={brother?.profileImageHash}
        isRemembered={brother?.isRemembered}
        width={32}
        decorative
      />
      <div>
        {brother ? <Link to={`/profile/${brother.id}`}>{name}</Link> : <b>{name}</b>}
        <small className="num">{spanOf(term)}</small>
      </div>
    </li>
  )
}

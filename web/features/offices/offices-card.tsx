// The offices with who holds each, since when and until when; super admins hand them over, others read why they do not.
import './offices.css'
import type { ManagedMember } from '@aerie/contract/members'
import type { OfficeTerm } from '@aerie/contract/offices'
import type { Office } from '@aerie/contract/settings'
import { longDay } from '@aerie/text/dates'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EditOfficesDialog } from './edit-offices-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { OfficeButton } from './office-button.tsx'
import { heldOn, officeNames, plannedAfter, vacantSince } from './terms.ts'
import { nameOf, spanOf } from './words.ts'

interface OfficesCardProps {
  terms: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, ManagedMember>
  offices: readonly Office[]
  mayManage: boolean
  today: string
  /** Asks for all who held an office. */
  onOffice: (office: string) => void
}

export function OfficesCard({ terms, brothers, offices, mayManage, today, onOffice }: OfficesCardProps) {
  const [handing, setHanding] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const names = officeNames(
    terms.filter((term) => term.until === null || term.until >= today),
    offices.map(({ label }) => label),
  )
  return (
    <Card
      title="Offices and who holds them"
      flush
      foot={!mayManage && <p>Only super admins hand offices over, change which there are, and correct the roll.</p>}
      action={
        mayManage && (
          <Button size="sm" variant="ghost" icon={<Pencil />} onClick={() => setEditing(true)}>
            Edit offices
          </Button>
        )
      }
    >
      <ul className="offices">
        {names.map((office) => {
          const held = heldOn(terms, office, today)
          const [next] = plannedAfter(terms, office, today)
          return (
            <li key={office}>
              <h3>
                <OfficeButton {...{ office, offices, onOffice }} />
              </h3>
              <div className="offices-holders">
                {held.length === 0 && <p>{vacantWords(vacantSince(terms, office, today))}</p>}
                <Holders terms={held} brothers={brothers} />
                {next && <p>{`From ${longDay(next.from ?? today)}: ${nameOf(next, brothers)}`}</p>}
              </div>
              {mayManage && (
                <Button size="sm" onClick={() => setHanding(office)}>
                  {held.length === 0 ? 'Appoint' : 'Hand over'}
                  <span className="sr-only"> {office}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {handing !== null && (
        <HandOverDialog
          key={handing}
          office={handing}
          held={heldOn(terms, handing, today)}
          brothers={brothers}
          today={today}
          onClose={() => setHanding(null)}
        />
      )}
      {editing && <EditOfficesDialog offices={offices} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const vacantWords = (since: string | null) => (since ? `Vacant since ${longDay(since)}` : 'Vacant')

const FEW = 4

/** Of many the first few, until all are asked for. */
function Holders({ terms, brothers }: { terms: OfficeTerm[]; brothers: ReadonlyMap<number, ManagedMember> }) {
  const [all, setAll] = useState(false)
  const shown = all || terms.length <= FEW + 1 ? terms : terms.slice(0, FEW)
  return (
    <>
      {shown.map((term) => (
        <Holder key={term.id} term={term} brothers={brothers} />
      ))}
      {shown.length < terms.length && (
        <Button variant="link" className="justify-self-start" onClick={() => setAll(true)}>
          {`${terms.length - shown.length} more`}
        </Button>
      )}
    </>
  )
}

interface HolderProps {
  term: OfficeTerm
  brothers: ReadonlyMap<number, ManagedMember>
}

function Holder({ term, brothers }: HolderProps) {
  const brother = brothers.get(term.memberId ?? 0)
  const name = nameOf(term, brothers)
  return (
    <div className="offices-holder">
      <Portrait
        name={name}
        src={brother?.profileImageUrl}
        hash={brother?.profileImageHash}
        isRemembered={brother?.isRemembered}
        width={30}
        decorative
      />
      <p>
        <b>{name}</b>
        <small className="num">{spanOf(term)}</small>
      </p>
    </div>
  )
}

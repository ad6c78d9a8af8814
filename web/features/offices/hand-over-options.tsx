// What goes with an office that is handed over: whose term ends, whose role changes, and whether both are written to.
import './hand-over-options.css'
import type { OfficeTerm } from '@aerie/contract/offices'
import { displayName } from '@aerie/contract/person'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { type Circumstances, type HandOverForm, isWriting, mayChangeRoles, mayWrite } from './hand-over.ts'
import { nameOf, spanOf } from './words.ts'

interface HandOverOptionsProps extends Circumstances {
  form: HandOverForm
  onChange: (parts: Partial<HandOverForm>) => void
}

export function HandOverOptions({ form, held, brothers, today, onChange }: HandOverOptionsProps) {
  const taker = brothers.get(Number(form.to))
  const isToday = mayChangeRoles(form, today)
  return (
    <div className="hand-over-options">
      {held.map((term) => (
        <GivingOptions key={term.id} {...{ term, form, held, brothers, today, onChange }} />
      ))}
      {taker?.can.raiseRole && (
        <Checkbox
          label={`Make ${displayName(taker)} an Admin`}
          hint={
            isToday
              ? 'He needs it to add brothers, write news or open polls. Otherwise he stays Member.'
              : 'Roles change immediately, so make him Admin on the day.'
          }
          checked={isToday && form.raising}
          disabled={!isToday}
          onChange={() => onChange({ raising: !form.raising })}
        />
      )}
      {mayWrite(form, today) && (
        <Checkbox
          label={form.ending.length === 0 ? 'Write to him' : 'Write to both'}
          hint="A short mail each, with the date."
          checked={isWriting(form, today)}
          onChange={() => onChange({ writing: !isWriting(form, today) })}
        />
      )}
    </div>
  )
}

function GivingOptions({ term, form, brothers, today, onChange }: HandOverOptionsProps & { term: OfficeTerm }) {
  const brother = brothers.get(term.memberId ?? 0)
  const isEnded = form.ending.includes(term.id)
  const isToday = mayChangeRoles(form, today)
  return (
    <>
      <Checkbox
        label={`The term of ${nameOf(term, brothers)} ends the day before`}
        hint={`${spanOf(term)}. Otherwise both hold the office.`}
        checked={isEnded}
        onChange={() => onChange({ ending: toggled(form.ending, term.id) })}
      />
      {brother?.can.lowerRole && (
        <Checkbox
          label={`Lower ${displayName(brother)} from ${ROLE_LABELS[brother.role]} to Member`}
          hint={
            isToday
              ? `At once. Otherwise he stays ${ROLE_LABELS[brother.role]}.`
              : 'Roles change immediately, so lower his on the day.'
          }
          checked={isToday && isEnded && form.lowering.includes(brother.id)}
          disabled={!isToday || !isEnded}
          onChange={() => onChange({ lowering: toggled(form.lowering, brother.id) })}
        />
      )}
    </>
  )
}

const toggled = (ids: number[], id: number) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])

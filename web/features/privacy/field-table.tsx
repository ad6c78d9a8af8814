// Who sees which field of a profile: every field of the contract has its line here.
import { audienceOf, FIELD_NAMES, MEMBER_FIELDS, type MemberFieldName } from '@aerie/contract/member-fields'
import { DEFAULT_PRIVACY, PRIVATE_FIELDS, type PrivateField, type Visibility } from '@aerie/contract/privacy'

const AUDIENCES: Record<Visibility, string> = {
  brothers: 'all brothers',
  line: 'your class and your line',
  officers: 'officers',
  nobody: 'you alone',
}
const HOLDS: Partial<Record<PrivateField, string>> = { city: 'All of the place but the country' }

export function FieldTable() {
  const rows = [
    ...PRIVATE_FIELDS.map((field) => [labelsOf((name) => privacyOf(name) === field, HOLDS[field]), seenBy(field)]),
    [labelsOf((name) => audienceOf(name) === 'owner'), 'You alone.'],
    [labelsOf((name) => audienceOf(name) === 'members'), 'All brothers, where you or an officer filled it in.'],
  ] as const
  return (
    <table className="my-3 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line-2">
          <th className="py-2 pr-4 font-strong">Field</th>
          <th className="py-2 font-strong">Who sees it</th>
        </tr>
      </thead>
      <tbody className="align-top">
        {rows.map(([fields, seen]) => (
          <tr key={fields} className="border-b border-line">
            <th className="w-1/2 py-2 pr-4 font-normal text-ink">{fields}</th>
            <td className="py-2">{seen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const seenBy = (field: PrivateField) => `Whom you choose; until you do, ${AUDIENCES[DEFAULT_PRIVACY[field]]}.`

const privacyOf = (name: MemberFieldName): PrivateField | null => {
  const field = MEMBER_FIELDS[name]
  return 'privacy' in field ? field.privacy : null
}

/** Two fields may go by one name, as what was typed for the city and what was found for it. */
function labelsOf(isMeant: (name: MemberFieldName) => boolean, note?: string) {
  const labels = [...new Set(FIELD_NAMES.filter(isMeant).map((name) => MEMBER_FIELDS[name].label))].join(', ')
  return note ? `${labels} (${note.toLowerCase()})` : labels
}

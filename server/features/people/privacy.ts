// Privacy: removes from a record what its viewer may not see; every answer about members passes through here.
import {
  DEFAULT_PRIVACY,
  type Onlooker,
  PRIVATE_FIELDS,
  type Privacy,
  type PrivateField,
  type Visibility,
} from '@aerie/contract/privacy'

/** The relation of a viewer to the member whose record it is. */
export interface Audience {
  self: boolean
  /** Of his pledge class, or of his line. */
  line: boolean
  officer: boolean
  /** Whom the record of a brother who has passed is left to. */
  superAdmin?: boolean
}

/** A brother like any other: what everybody may know. */
export const ANY_BROTHER: Audience = { self: false, line: false, officer: false }
export const SELF: Audience = { self: true, line: false, officer: false }

export const AUDIENCES: Record<Onlooker, Audience> = {
  brother: ANY_BROTHER,
  line: { ...ANY_BROTHER, line: true },
  officer: { ...ANY_BROTHER, officer: true },
}

/** The relation of an officer to the list of members, himself among them. */
export const officerOr = (actor: { id: number }, memberId: number): Audience =>
  actor.id === memberId ? SELF : AUDIENCES.officer

const SHOWN: unique symbol = Symbol('shown')

/** A row that holds nothing its viewer may not see. Only `shownTo` makes one. */
export type Redacted<Row> = Row & { withheld: PrivateField[]; [SHOWN]: true }

/** The columns that hold a private field, with what stands in them for those who may not see it. */
const COLUMNS: Record<PrivateField, Record<string, unknown>> = {
  email: { email: null },
  phone: { phone: null, phone_key: null, phone_since: null },
  birthday: { birthday: null },
  family: { partner: null, partner_kind: null },
  children: { kids: [] },
  city: { location: null, city: null, latitude: null, longitude: null },
}

/** Every column that holds anything private. */
export const PRIVATE_COLUMNS: ReadonlySet<string> = new Set(
  Object.values(COLUMNS).flatMap((columns) => Object.keys(columns)),
)

/** The member's choices, over the defaults. */
export const privacyOf = (row: { privacy: unknown }): Privacy => ({
  ...DEFAULT_PRIVACY,
  ...(row.privacy as Partial<Privacy>),
})

/** Of a brother who is marked as passed super admins alone see what is private, whatever he had chosen. */
export function shownTo<Row extends { privacy: unknown; passed_since?: Date | null }>(
  audience: Audience,
  row: Row,
): Redacted<Row> {
  const privacy = privacyOf(row)
  const withheld = PRIVATE_FIELDS.filter((field) =>
    row.passed_since ? !audience.superAdmin : !sees(audience, privacy[field]),
  )
  const shown: Record<string, unknown> = { ...row, withheld }
  for (const [column, nothing] of withheld.flatMap((field) => Object.entries(COLUMNS[field])))
    if (column in row) shown[column] = nothing
  return shown as Redacted<Row>
}

function sees({ self, line, officer }: Audience, visibility: Visibility) {
  if (self || visibility === 'brothers') return true
  return (visibility === 'line' && line) || (visibility === 'officers' && officer)
}

/** Whether everybody sees the same of this record, but for himself. */
export const dependsOnLine = (row: { privacy: unknown }) => Object.values(privacyOf(row)).includes('line')

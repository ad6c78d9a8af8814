// The offices a brother holds, and the role that says what he may do here: lists people keep in one column or two.
import type { Member } from '@aerie/contract/members'
import { comparable, shortened } from '@aerie/roster-reading/cells/cell-text'
import type { Remark } from '@aerie/roster-reading/cells/remark'
import { saysNothing } from '@aerie/text/says-nothing'

type Role = Member['role']

const MOST_OFFICES = 20
const LONGEST_OFFICE = 60

const ROLES: Record<string, Role> = {
  member: 'member',
  brother: 'member',
  user: 'member',
  admin: 'admin',
  administrator: 'admin',
  superadmin: 'super_admin',
}

/** The organisation's own spelling of each of its offices. */
export const officeSpelling = (offices: string[]) => new Map(offices.map((office) => [comparable(office), office]))

/** The offices in a cell; those the organisation has are spelt its way, whether or not their names hold a separator. */
export function readOffices(text: string, spelling: Map<string, string>, remark: Remark) {
  const separators = [/ ?[;|\n] ?/, / ?, ?/, / ?\/ ?/]
  const split = (part: string, depth: number): string[] => {
    const office = spelling.get(comparable(part))
    if (office !== undefined) return [office]
    const separator = separators[depth]
    if (!separator) return [part]
    return part
      .split(separator)
      .filter(Boolean)
      .flatMap((piece) => split(piece, depth + 1))
  }
  const offices = split(text, 0).filter((office) => !saysNothing(office))
  return takeOffices([...new Set(offices)], remark)
}

/** The offices as they are listed, as far as a record can hold them. */
export function takeOffices(offices: string[], remark: Remark) {
  const fitting = offices.filter((office) => office.length <= LONGEST_OFFICE)
  const taken = fitting.slice(0, MOST_OFFICES)
  const left = offices.filter((office) => !taken.includes(office))
  if (left.length > 0) remark(`Left out of his offices: ${left.map(shortened).join(', ')}.`)
  return taken
}

/** The role a word means; undefined when it means none, as when the column holds offices. */
export const readRole = (text: string): Role | undefined => ROLES[comparable(text)]

// Checks the form against the contract, as the server will, and leads what either finds to the fields it is about.

import { OwnChanges } from '@aerie/contract/member-changes'
import type { Member } from '@aerie/contract/members'
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { changesOf, isFilled, type ProfileForm } from './form-values.ts'

export interface Fault {
  path: readonly (string | number)[]
  message: string
}

/**
 * What the contract says to the changes; the names and the address are always looked at. An address that is kept from
 * this editor need not be told.
 */
export function faultsOf(values: ProfileForm, initial: ProfileForm, withheld: Member['withheld']): Fault[] {
  const { firstName, lastName, email } = values
  const required = { firstName, lastName, ...(!(withheld.includes('email') && !email.trim()) && { email }) }
  const read = OwnChanges.safeParse({ ...changesOf(values, initial), ...required })
  return (read.error?.issues ?? []).map(({ path, message }) => ({ path: path.map(segment), message }))
}

/** For the form: every fault at its field. */
export const checkForm =
  (initial: ProfileForm, withheld: Member['withheld']): Resolver<ProfileForm> =>
  (values) => {
    const faults = faultsOf(values, initial, withheld)
    if (faults.length === 0) return { values, errors: {} }
    const errors: FieldErrors<ProfileForm> = {}
    for (const { path, message } of faults.toReversed())
      set(errors, fieldOf(path, values) ?? 'root', { type: 'contract', message })
    return { values: {}, errors }
  }

const SINGLE = new Set<string>(['companyTags', 'roles', 'interests'])
const ROWS = new Set<string>(['kids', 'workHistory', 'littleBrothers'])

/**
 * The field of the form that a path into what is sent means; undefined when it means none. What is sent has no blank
 * rows, so the first child there may be the second one here.
 */
export function fieldOf(path: Fault['path'], values: ProfileForm): FieldPath<ProfileForm> | undefined {
  const [field = '', ...rest] = path.map(String)
  if (!(field in values)) return undefined
  if (SINGLE.has(field)) return field as FieldPath<ProfileForm>
  if (!ROWS.has(field)) return path.join('.') as FieldPath<ProfileForm>
  const [index, ...within] = rest
  const row = index === undefined ? undefined : filledRows(field, values)[Number(index)]
  return [field, ...(row === undefined ? ['root'] : [row, ...within])].join('.') as FieldPath<ProfileForm>
}

function filledRows(field: string, { kids, workHistory, littleBrothers }: ProfileForm) {
  const rows = field === 'littleBrothers' ? littleBrothers : field === 'kids' ? kids : workHistory
  return rows.flatMap((row, index) => {
    const counts = typeof row === 'object' && row !== null ? isFilled(row) : row?.trim()
    return counts ? [index] : []
  })
}

const segment = (part: PropertyKey) => (typeof part === 'symbol' ? String(part) : part)

// Whose rights wait: an officer acts as a member while a second step is required of him and his session has none.
import type { Role } from '@aerie/contract/person'
import { sql } from 'kysely'

/** What an officer owes who has proved no more than his password in his session. */
export interface UnprovedOfficer {
  /** His own role, however he may act now. */
  role: Role
  due: Date
  waits: boolean
  hasStep: boolean
}

const ofOfficer = <T>(expression: ReturnType<typeof sql<T>>) =>
  sql<T | null>`case when members.role <> 'member' then ${expression} end`

/** Columns of a session joined with its member. */
export const OWED_COLUMNS = [
  'sessions.proved_at' as const,
  'sessions.started_at' as const,
  'members.role' as const,
  ofOfficer(sql<Date>`officers_prove_since()`).as('required_since'),
  ofOfficer(sql<Date>`officer_step_due(members.id)`).as('step_due'),
  ofOfficer(sql<boolean>`has_second_step(members.id)`).as('has_step'),
]

interface OwedRow {
  role: string
  proved_at: Date | null
  started_at: Date
  required_since: Date | null
  step_due: Date | null
  has_step: boolean | null
}

/**
 * Undefined where nothing is owed. Whoever has a second step had it asked at his sign-in, since it is required; sessions of before have
 * the days that are left.
 */
export function owedStepOf(row: OwedRow, now: number): UnprovedOfficer | undefined {
  if (row.proved_at || !row.required_since || !row.step_due) return undefined
  const hasStep = row.has_step === true
  const wentWithout = hasStep && row.started_at >= row.required_since
  return { role: row.role as Role, due: row.step_due, hasStep, waits: wentWithout || row.step_due.getTime() <= now }
}

/** The role with which its holder may act now. */
export const actingRole = (role: string, owed: UnprovedOfficer | undefined): Role =>
  owed?.waits ? 'member' : (role as Role)

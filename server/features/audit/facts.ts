// Before and after of an entry, field by field, in words.
import type { AuditFact } from '@aerie/contract/audit'

type Facts = Record<string, unknown>

/** What only says how an entry was written. */
const BESIDE = new Set(['fields', 'version'])
const LONGEST = 400
const WORDS: Record<string, string> = {
  super_admin: 'Super Admin',
  superAdmin: 'Super Admin',
  admin: 'Admin',
  member: 'Member',
  members: 'All Members',
}
/** Fields whose values are one of those words. */
const WORDED = new Set(['role', 'access_level', 'accessLevel'])

export function factsOf(beforeRaw: unknown, afterRaw: unknown): AuditFact[] {
  const [before, after] = [beforeRaw, afterRaw].map((facts) => (isFacts(facts) ? facts : {})) as [Facts, Facts]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !BESIDE.has(name))
  const told = names.map((name) => ({
    field: fieldWords(name),
    before: valueWords(name, before[name]),
    after: valueWords(name, after[name]),
    isPrivate: false,
  }))
  // Of a private field the log has the name alone.
  const unsaid = (Array.isArray(after.fields) ? after.fields.map(String) : [])
    .map(fieldWords)
    .filter((field) => !told.some((fact) => fact.field === field))
    .map((field) => ({ field, before: null, after: null, isPrivate: true }))
  return [...told.filter((fact) => fact.before !== fact.after), ...unsaid]
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `access_level` and `accessLevel` become "Access level". */
function fieldWords(name: string) {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueWords(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return cut((WORDED.has(name) && WORDS[value]) || value)
  if (Array.isArray(value))
    return value.length === 0 ? null : cut(value.map((each) => valueWords(name, each) ?? '').join(', '))
  if (isFacts(value))
    return cut(
      Object.entries(value)
        .map(([part, each]) => `${fieldWords(part)}: ${valueWords(part, each) ?? 'none'}`)
        .join('; '),
    )
  return String(value)
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

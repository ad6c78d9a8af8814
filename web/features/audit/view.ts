// How the audit log is filtered, as it stands in the address bar and as it is asked.
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@aerie/contract/audit-actions'

export interface AuditView {
  text: string
  /** A member's id. */
  who: string | null
  action: string
  kind: string
  /** Days back from now; empty for ever. */
  days: string
}

const EVERYTHING: AuditView = { text: '', who: null, action: '', kind: '', days: '' }

export const TIMES = [
  { value: '', label: 'Any time' },
  { value: '1', label: '24 hours' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
]

export const isFiltered = (view: AuditView) => JSON.stringify(view) !== JSON.stringify(EVERYTHING)

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readAuditView(raw: Record<string, unknown>): AuditView {
  const said = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? `${raw[name]}` : '')
  const [who, action, kind, days] = [said('who'), said('did'), said('about'), said('days')]
  return {
    text: said('text').slice(0, 200),
    who: /^[1-9]\d{0,9}$/.test(who) ? who : null,
    action: Object.hasOwn(AUDIT_ACTIONS, action) ? action : '',
    kind: Object.hasOwn(AUDIT_KINDS, kind) ? kind : '',
    days: TIMES.some(({ value }) => value === days) ? days : '',
  }
}

/** The other way round; defaults stay out of the address. */
export const writeAuditView = ({ text, who, action, kind, days }: AuditView) => ({
  ...(text !== '' && { text }),
  ...(who !== null && { who: Number(who) }),
  ...(action !== '' && { did: action }),
  ...(kind !== '' && { about: kind }),
  ...(days !== '' && { days: Number(days) }),
})

const DAY_MS = 24 * 3_600_000

/** As the server is asked; the beginning is a whole minute, so that asking again is the same question. */
export function filterQuery({ text, who, action, kind, days }: AuditView) {
  const from = Math.floor((Date.now() - Number(days) * DAY_MS) / 60_000) * 60_000
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(who !== null && { actor: who }),
    ...(action !== '' && { action }),
    ...(kind !== '' && { kind }),
    ...(days !== '' && { from: new Date(from).toISOString() }),
  }
}

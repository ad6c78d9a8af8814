// The offices a member holds, in the colours the organisation has given them.
import type { Office } from '@aerie/contract/settings'

/** As dots and badges take them; any office that the organisation does not know is grey. */
export const officesOf = (held: readonly string[], offices: readonly Office[]) =>
  held.map((label) => ({ label, slug: offices.find((office) => office.label === label)?.color ?? 'other' }))

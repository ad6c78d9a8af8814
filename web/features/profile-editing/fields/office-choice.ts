// The offices a brother holds, as they are ticked and typed.
import { withTags } from '#ui/controls/tag-list.ts'

/** Ticks an office, or takes it off. */
export const withOffice = (held: readonly string[], office: string, isHeld: boolean) =>
  isHeld ? withTags(held, [office]) : held.filter((other) => other !== office)

/** Those held that the organisation has no place for. */
export const othersOf = (held: readonly string[], offices: readonly string[]) =>
  held.filter((office) => !offices.includes(office))

/** The others as they were typed; one that the organisation knows, in whatever case, is ticked under its own name. */
export function withOthers(held: readonly string[], offices: readonly string[], others: readonly string[]): string[] {
  const known = new Map(offices.map((office) => [office.toLowerCase(), office]))
  const kept = held.filter((office) => offices.includes(office) || others.includes(office))
  return withTags(
    kept,
    others.map((office) => known.get(office.toLowerCase()) ?? office),
  )
}

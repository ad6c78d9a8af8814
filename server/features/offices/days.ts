// Days of terms: as text such as 2026-12-01, which sorts as days do.

interface Span {
  began_on: string | null
  ended_on: string | null
}

/** Whether two terms have a day in common. */
export const areTogether = (one: Span, other: Span) => beginsBy(one, other.ended_on) && beginsBy(other, one.ended_on)

const beginsBy = ({ began_on }: Span, day: string | null) => began_on === null || day === null || began_on <= day

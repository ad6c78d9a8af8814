// How long a brother who was refused for a position has to appeal.
import { APPEAL_HOURS } from '@aerie/contract/nomination-values'

/** The list cannot be confirmed, nor may the vote end, before. */
export const appealableUntil = (refusedAt: Date) => new Date(refusedAt.getTime() + APPEAL_HOURS * 3_600_000)

// What the clock asks of a position.
import type { ElectionState, PositionState } from './states.ts'

/** What nobody has confirmed yet waits. */
export const isToOpen = ({ isConfirmed }: ElectionState, { box }: PositionState, now: Date) =>
  isConfirmed && !(box.closedAt || box.openedAt) && box.startsAt !== null && box.startsAt <= now
export const isToClose = ({ box }: PositionState, now: Date) => !box.closedAt && box.endsAt <= now

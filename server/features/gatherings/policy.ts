// What may be done with a gathering, by whom, and until when: pure rules.
import type { Gathering } from '@aerie/contract/gatherings'
import type { Role } from '@aerie/contract/person'

export interface GatheringState {
  startsAt: Date
  overAt: Date
  isCalledOff: boolean
  isTakenDown: boolean
}

interface GatheringCaller {
  role: Role
  isHost: boolean
}

/** Nobody moves up by himself within this time before it begins; a free seat is offered to all who wait. */
const LAST_HOURS = 24
const HOUR_MS = 3_600_000

export const isOfficer = ({ role }: { role: Role }) => role !== 'member'

/** Its hosts; where none is left, officers in their place. */
export const hostsIt = (caller: { id: number; role: Role }, hosts: { id: number }[]) =>
  hosts.length === 0 ? isOfficer(caller) : hosts.some(({ id }) => id === caller.id)

export const isInLastHours = ({ startsAt }: Pick<GatheringState, 'startsAt'>, now: Date) =>
  startsAt.getTime() - now.getTime() <= LAST_HOURS * HOUR_MS

/** Why nobody can answer any more; null while one can. */
export function answerLock({ startsAt, isCalledOff, isTakenDown }: GatheringState, now: Date): string | null {
  if (isTakenDown) return 'This gathering was taken down.'
  if (isCalledOff) return 'This gathering was called off.'
  return startsAt <= now ? 'This gathering has begun. Answers no longer change.' : null
}

/** Why hosts can change nothing any more; null while they can. */
export function changeLock({ overAt, isCalledOff, isTakenDown }: GatheringState, now: Date): string | null {
  if (isTakenDown) return 'Officers took this gathering down.'
  if (isCalledOff) return 'This gathering was called off. Call it again to change it.'
  return overAt <= now ? 'This gathering is over.' : null
}

export function rightsOf(caller: GatheringCaller, state: GatheringState, now: Date): Gathering['can'] {
  const isComing = state.overAt > now
  const hostsIt = caller.isHost && !state.isTakenDown
  return {
    answer: answerLock(state, now) === null,
    change: hostsIt && changeLock(state, now) === null,
    callOff: hostsIt && isComing && !state.isCalledOff,
    callAgain: hostsIt && isComing && state.isCalledOff,
    takeDown: isOfficer(caller) && !state.isTakenDown,
    putBack: isOfficer(caller) && state.isTakenDown,
    makeOfficial: isOfficer(caller) && !state.isTakenDown,
    correct: hostsIt && !isComing && !state.isCalledOff,
  }
}

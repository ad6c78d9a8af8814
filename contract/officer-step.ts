// The second step that an organisation may require of its officers: who has one, and whose rights wait until he has.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonRef, Role } from './person.ts'
import { PathId } from './values.ts'

/** How long an officer has from the day on which it is required of him. */
export const OFFICER_DAYS = 14
/** For so long another super admin lets him add one whose rights wait already. */
export const LET_HOURS = 24

/** Of an officer who has proved no more than his password in this session, where a second step is required. */
export const OwedStep = z.object({
  /** Of which the rights are. */
  role: Role,
  /** When they wait, or began to, in all his sessions. */
  due: z.iso.datetime(),
  /** He may do what any brother may, and no more, until he shows it. */
  waits: z.boolean(),
  /** He has one, and needs but to show it here. */
  hasStep: z.boolean(),
})
export type OwedStep = z.infer<typeof OwedStep>

export const OfficerStanding = z.object({
  person: PersonRef,
  role: Role,
  /** He has a passkey or an authenticator app. */
  hasStep: z.boolean(),
  /** When his rights wait, or began to; null where nothing is required, or he has one. */
  due: z.nullable(z.iso.datetime()),
  waits: z.boolean(),
  /** Until when he may add one although his rights wait. */
  letUntil: z.nullable(z.iso.datetime()),
  can: z.object({ let: z.boolean() }),
})
export type OfficerStanding = z.infer<typeof OfficerStanding>

export const officerStep = endpoints('officerStep', {
  own: endpoint('GET', '/api/officer-step/own', {
    summary: 'Until when you may add the second step that your rights as an officer wait for, and who can let you.',
    response: z.object({ letUntil: z.nullable(z.iso.datetime()), helpers: z.array(z.string()) }),
  }),
  list: endpoint('GET', '/api/officer-step', {
    summary: 'Which officers have a passkey or an authenticator app, by name.',
    who: 'admin',
    response: z.array(OfficerStanding),
  }),
  let: endpoint('POST', '/api/officer-step/:memberId', {
    summary: `Let an officer whose rights wait add a second step, for ${LET_HOURS} hours.`,
    refuses: ['not_found', 'conflict'],
    who: 'superAdmin',
    params: z.object({ memberId: PathId }),
  }),
})

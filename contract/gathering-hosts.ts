// Hosts of a gathering besides the first: who is invited to host it, what he answers, and who hosts it no more.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonName, PersonRef } from './person.ts'
import { Id, PathId } from './values.ts'

/** Those who are invited count. */
export const MOST_HOSTS = 20

export const HostInvitation = z.object({
  member: PersonRef,
  /** Null once he is gone. */
  invitedBy: z.nullable(PersonName),
  invitedAt: z.iso.datetime(),
})
export type HostInvitation = z.infer<typeof HostInvitation>

export const GatheringHosts = z.object({
  /** Who is invited and has not answered; for hosts, and for himself. */
  invited: z.array(HostInvitation),
  can: z.object({
    invite: z.boolean(),
    /** He is invited. */
    answer: z.boolean(),
    leave: z.boolean(),
  }),
})
export type GatheringHosts = z.infer<typeof GatheringHosts>

const params = z.object({ gatheringId: PathId })

export const gatheringHosts = endpoints('gathering-hosts', {
  show: endpoint('GET', '/api/gatherings/:gatheringId/hosts', {
    summary: 'Who is invited to host a gathering, and what you may do about its hosts.',
    params,
    response: GatheringHosts,
  }),
  invite: endpoint('POST', '/api/gatherings/:gatheringId/hosts', {
    summary: 'Invite brothers to host a gathering of yours too; they are told.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({
      memberIds: z
        .array(Id)
        .check(z.minLength(1, 'Choose a brother'), z.maxLength(MOST_HOSTS, `At most ${MOST_HOSTS} hosts`)),
    }),
    response: GatheringHosts,
  }),
  takeBack: endpoint('DELETE', '/api/gatherings/:gatheringId/hosts/:memberId', {
    summary: 'Take back an invitation to host that has no answer.',
    params: z.object({ gatheringId: PathId, memberId: PathId }),
    response: GatheringHosts,
  }),
  answer: endpoint('PUT', '/api/gatherings/:gatheringId/hosts/own', {
    summary: 'Host a gathering too, as you are invited to, or decline.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({ accepts: z.boolean() }),
  }),
  leave: endpoint('DELETE', '/api/gatherings/:gatheringId/hosts/own', {
    summary: 'Host a gathering no more; the last host cannot while it is to come, unless it is official.',
    refuses: ['conflict'],
    params,
  }),
})

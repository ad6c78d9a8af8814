// Who is invited to host a gathering, as far as the caller may know.
import type { GatheringHosts, HostInvitation } from '@aerie/contract/gathering-hosts'
import { findGathering, isHostOf, whyUnchanged } from '#features/gatherings/service.ts'
import { toPersonNameIfThere, toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { leaveLock } from './policy.ts'

export async function showHosts(ctx: MemberContext, id: number): Promise<GatheringHosts> {
  const row = await findGathering(ctx, id)
  const invited = (await data.list(ctx.db, id)).map(toInvitation)
  const own = invited.filter(({ member }) => member.id === ctx.actor.id)
  const isHost = isHostOf(ctx.actor, row)
  const isOpen = whyUnchanged(row, ctx.now()) === null
  const isToCome = row.over_at > ctx.now() && row.called_off_at === null
  return {
    invited: isHost ? invited : own,
    can: {
      invite: isHost && isOpen,
      answer: own.length > 0 && isOpen,
      leave: leaveLock(ctx.actor.id, { hosts: row.hosts, isOfficial: row.is_official, isToCome }) === null,
    },
  }
}

type InvitationRow = Awaited<ReturnType<typeof data.list>>[number]

const toInvitation = (row: InvitationRow): HostInvitation => ({
  member: toPersonRef(row),
  invitedBy: toPersonNameIfThere({
    id: row.invited_by,
    first_name: row.by_first_name,
    familiar: row.by_familiar,
    last_name: row.by_last_name,
  }),
  invitedAt: row.invited_at.toISOString(),
})

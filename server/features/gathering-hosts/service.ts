// Further hosts of a gathering: invited, they accept or decline, and may leave.
import { gatheringHosts, MOST_HOSTS } from '@aerie/contract/gathering-hosts'
import { announceGathering, joinHosts, leaveHosts, lockGathering, whyUnchanged } from '#features/gatherings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifyHosts, notifyInvited, settleInvitation, withdrawInvitation } from './notices.ts'
import { leaveLock } from './policy.ts'
import { showHosts } from './show.ts'

export async function inviteHosts(ctx: MemberContext, id: number, memberIds: number[]) {
  await inTransaction(ctx, async (tx) => {
    const row = await lockHosted(tx, id)
    const by = { by: tx.actor.id, at: tx.now() }
    const invited = await data.insert(tx.db, id, memberIds, by)
    if (row.hosts.length + (await data.list(tx.db, id)).length > MOST_HOSTS)
      throw new Refusal('not_valid', `A gathering has ${MOST_HOSTS} hosts at most.`)
    if (invited.length === 0) return
    await notifyInvited(tx, row, { memberIds: invited, at: by.at })
    await record(tx, { action: 'gathering.invite-host', objectId: id, after: { memberIds: invited } })
    await announceGathering(tx, id, gatheringHosts.show)
  })
  return showHosts(ctx, id)
}

export async function takeBackInvitation(ctx: MemberContext, id: number, memberId: number) {
  await inTransaction(ctx, async (tx) => {
    await lockHosted(tx, id)
    // Before: he who is asked no more sees it no more, perhaps.
    await announceGathering(tx, id, gatheringHosts.show)
    const taken = await data.remove(tx.db, id, memberId)
    if (!taken) throw notFound('Invitation')
    await withdrawInvitation(tx, id, taken)
    await record(tx, { action: 'gathering.take-back-host', objectId: id, before: { memberId } })
  })
  return showHosts(ctx, id)
}

export const answerInvitation = (ctx: MemberContext, id: number, accepts: boolean) =>
  inTransaction(ctx, async (tx) => {
    const { row } = await lockGathering(tx, id)
    await announceGathering(tx, id, gatheringHosts.show)
    const invitation = await data.remove(tx.db, id, tx.actor.id)
    if (!invitation) throw notFound('Invitation')
    const why = whyUnchanged(row, tx.now())
    if (accepts && why !== null) throw new Refusal('conflict', why)
    if (accepts) await joinHosts(tx, row)
    await settleInvitation(tx, id, invitation)
    await notifyHosts(tx, row, { accepts, invitedBy: invitation.invited_by })
    await record(tx, { action: accepts ? 'gathering.accept-host' : 'gathering.decline-host', objectId: id })
    await announceGathering(tx, id, gatheringHosts.show)
  })

export const stopHosting = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { row } = await lockGathering(tx, id)
    const isToCome = row.over_at > tx.now() && row.called_off_at === null
    const why = leaveLock(tx.actor.id, { hosts: row.hosts, isOfficial: row.is_official, isToCome })
    if (why !== null) throw new Refusal('conflict', why)
    await announceGathering(tx, id, gatheringHosts.show)
    await leaveHosts(tx, id)
    await record(tx, { action: 'gathering.leave-hosts', objectId: id })
  })

async function lockHosted(tx: MemberContext, id: number) {
  const { row, isHost } = await lockGathering(tx, id)
  must(isHost, 'Only its hosts say who else hosts a gathering.')
  const why = whyUnchanged(row, tx.now())
  if (why !== null) throw new Refusal('conflict', why)
  return row
}

// A member's own passkeys: added, named, removed, and shown in place of his password.
import { CHALLENGE_SECONDS, MOST_PASSKEYS, type NewPasskey, type Passkey, passkeys } from '@aerie/contract/passkeys'
import { displayName } from '@aerie/contract/person'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { notifyOfOwnAct } from '#features/addresses/service.ts'
import { readOwnRecord } from '#features/members/service.ts'
import { mustMayEnrol } from '#features/officer-step/service.ts'
import { removeDevices, whyLastPasskeyStays } from '#features/second-step/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { readPassword } from '#features/sign-in/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { relyingPartyOf } from '#platform/relying-party.ts'
import { endSessionsOfPasskey, markProved } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import { askChallenge, named, relyingParty, takeChallenge, userHandleOf } from './challenges.ts'
import * as data from './data.ts'
import { kindOf, proposedName, whyKept } from './policy.ts'
import { ALGORITHMS, readMade } from './verifying.ts'

type Row = Awaited<ReturnType<typeof data.listOf>>[number]

/** Where no browser could keep one, those of other addresses are shown all the same. */
export async function listOwn(ctx: MemberContext, publicUrl: string) {
  const rpId = relyingPartyOf(publicUrl)?.rpId ?? ''
  const rows = await data.listOf(ctx.db, ctx.actor.id)
  const ways = await waysOf(ctx, rows, rpId)
  return { passkeys: rows.map((row) => toPasskey(row, ways, rpId)), rpId, userHandle: userHandleOf(rpId, ctx.actor.id) }
}

const waysOf = async (ctx: MemberContext, rows: Row[], rpId: string) => ({
  hasPassword: (await readPassword(ctx, ctx.actor.id)) !== undefined,
  passkeys: rows.filter(({ rp_id }) => rp_id === rpId).length,
  whyLastStays: await whyLastPasskeyStays(ctx, ctx.actor.id),
})

const toPasskey = (row: Row, ways: Parameters<typeof whyKept>[0], rpId: string): Passkey => ({
  id: row.id,
  name: row.name,
  kind: row.kind as Passkey['kind'],
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  credentialId: row.credential_id,
  isOfOtherAddress: row.rp_id !== rpId,
  whyKept: whyKept(ways, row.rp_id === rpId),
})

/** What a browser is asked to make one from. */
export async function beginAdd(ctx: MemberContext, publicUrl: string) {
  const { rpId } = relyingParty(publicUrl)
  const rows = await data.listOf(ctx.db, ctx.actor.id)
  mustHaveRoom(rows)
  await mustMayEnrol(ctx)
  const own = await readOwnRecord(ctx, ctx.actor.id)
  if (!own) throw notFound('Member')
  const { name } = await readSettings(ctx)
  const shown = displayName(own)
  return {
    rp: { id: rpId, name },
    user: { id: userHandleOf(rpId, ctx.actor.id), name: own.email ?? own.phone ?? shown, displayName: shown },
    challenge: await askChallenge(ctx, 'add'),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_SECONDS * 1_000,
    excludeCredentials: rows.map(({ credential_id }) => named(credential_id)),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

function mustHaveRoom(rows: Row[]) {
  if (rows.length >= MOST_PASSKEYS)
    throw new Refusal('conflict', `You have ${MOST_PASSKEYS} passkeys already. Remove one that you do not use.`)
}

/** `device`: what the browser calls itself. */
export async function add(ctx: MemberContext, publicUrl: string, made: z.output<typeof NewPasskey>, device: string) {
  const party = relyingParty(publicUrl)
  const read = await readMade(made, party, (challenge) => takeChallenge(ctx, challenge, 'add'))
  if (!read) throw new Refusal('conflict', 'It could not be checked, or took too long. Please try again.')
  const look = { aaguid: read.aaguid, transports: made.response.transports ?? [], device }
  return inTransaction(ctx, async (tx) => {
    const rows = await data.lockOf(tx.db, tx.actor.id)
    mustHaveRoom(rows)
    await mustMayEnrol(tx)
    const row = await data.add(tx.db, {
      member_id: tx.actor.id,
      credential_id: read.credentialId,
      public_key: read.publicKey,
      counter: read.counter,
      transports: look.transports,
      kind: kindOf(look),
      backup_eligible: read.backupEligible,
      backed_up: read.backedUp,
      rp_id: party.rpId,
      origin: read.origin,
      name: proposedName(look),
    })
    if (!row) throw new Refusal('conflict', 'This passkey is in use already.')
    await markProved(tx)
    await removeDevices(tx, tx.actor.id)
    await record(tx, { action: 'passkey.add', objectId: tx.actor.id, after: { name: row.name } })
    await notifyOfOwnAct(tx, tx.actor.id, 'passkey_added', device)
    await announceOwn(tx)
    return toPasskey(row, await waysOf(tx, [...rows, row], party.rpId), party.rpId)
  })
}

export const rename = (ctx: MemberContext, id: number, name: string) =>
  inTransaction(ctx, async (tx) => {
    const former = (await data.listOf(tx.db, tx.actor.id)).find((row) => row.id === id)
    if (!former || !(await data.rename(tx.db, tx.actor.id, id, name))) throw notFound('Passkey')
    const [before, after] = [{ name: former.name }, { name }]
    await record(tx, { action: 'passkey.rename', objectId: tx.actor.id, before, after })
    await announceOwn(tx)
  })

export const remove = (ctx: MemberContext, publicUrl: string, id: number, device: string) =>
  inTransaction(ctx, async (tx) => {
    const rpId = relyingPartyOf(publicUrl)?.rpId ?? ''
    const rows = await data.lockOf(tx.db, tx.actor.id)
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound('Passkey')
    const why = whyKept(await waysOf(tx, rows, rpId), row.rp_id === rpId)
    if (why) throw new Refusal('conflict', why)
    await data.remove(tx.db, id)
    // The one at hand goes on: he has just shown that it is he.
    await endSessionsOfPasskey(tx, id)
    await removeDevices(tx, tx.actor.id)
    await record(tx, { action: 'passkey.remove', objectId: tx.actor.id, before: { name: row.name } })
    await notifyOfOwnAct(tx, tx.actor.id, 'passkey_removed', device)
    await announceOwn(tx)
  })

/** All of a member, where that was agreed elsewhere, which records and tells it, and ends his sessions. */
export async function removeAllOf(tx: Context, memberId: number) {
  await data.removeAllOf(tx.db, memberId)
  await announceTo(tx, memberId)
}

const announceOwn = (tx: MemberContext) => announceTo(tx, tx.actor.id)

const announceTo = (tx: Context, memberId: number) => announce(tx, stale(passkeys.list), { memberIds: [memberId] })

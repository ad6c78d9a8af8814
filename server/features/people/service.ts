// People for other features: the directory, and the announcement that somebody in it has changed.
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName, goesBy, type PersonRef } from '@aerie/contract/person'
import { session } from '@aerie/contract/session'
import { type ChangeScope, staleMembers } from '@aerie/contract/shows-member'
import { stale } from '@aerie/contract/stale'
import { searchable, soughtWords } from '@aerie/text/spellings'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { readCompanies as readCompaniesOf } from './companies.ts'
import { readDirectory } from './directory.ts'
import * as finding from './find-brothers.ts'

/**
 * Announces that members have changed, as far as that is seen; without ids, that many have. `companies`: whether those
 * they name may be others than before.
 */
export async function announceMembers(ctx: Context, scope: ChangeScope, ids?: number[], companies?: boolean) {
  await announce(ctx, staleMembers(scope, ids, companies))
  if (ids) await announce(ctx, stale(members.own, session.current, newcomers.firstSteps), { memberIds: ids })
}

/** The companies that members have named, the most frequent first. */
export const readCompanies = readCompaniesOf

/** The cards of all members by id, as all brothers may see them. */
export const readCards = async (ctx: WithCaches): Promise<ReadonlyMap<number, { summary: MemberSummary }>> =>
  (await readDirectory(ctx)).byId

/** A member's card as all brothers may see it; undefined when there is none. */
export const findCard = async (ctx: WithCaches, id: number): Promise<MemberSummary | undefined> =>
  (await readDirectory(ctx)).byId.get(id)?.summary

/** What active members are called; null of others. */
export async function readNames(ctx: WithCaches) {
  const { byId } = await readDirectory(ctx)
  return (id: number) => {
    const card = byId.get(id)?.summary
    return card ? displayName(card) : null
  }
}

/** Ids of active members with a name that begins so, in plain letters; not more than `most`. */
export async function findByWord(ctx: WithCaches, word: string, most: number) {
  const found: number[] = []
  const begun = soughtWords(word)
  for (const [id, { summary }] of (await readDirectory(ctx)).byId) {
    const { firstName, familiar, lastName } = summary
    const names = searchable(`${firstName} ${familiar ?? ''} ${lastName}`).split(/\s+/)
    const isMeant = begun.every((beginning) => names.some((name) => name.startsWith(beginning)))
    if (isMeant && found.push(id) === most) break
  }
  return found
}

/** Whether a file in the store is the portrait of a member now. */
export const isPortrait = async (ctx: WithCaches, avatar: string) => (await readDirectory(ctx)).isPortrait(avatar)

export const findBrothers = finding.findBrothers
export const findNamed = finding.findNamed

/** Of a card, what is shown of him beside something else. */
export const personRefOf = (card: MemberSummary): PersonRef => ({
  id: card.id,
  firstName: goesBy(card),
  lastName: card.lastName,
  profileImageUrl: card.profileImageUrl,
  profileImageHash: card.profileImageHash,
  ...(card.isRemembered && { isRemembered: true }),
})

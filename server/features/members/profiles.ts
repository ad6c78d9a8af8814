// Profiles, each as its viewer may see it, cached until a member changes.
import { Member, members } from '@aerie/contract/members'
import { areOfOneLine, inheritedColor, type Relatives, relativesOf, toRelatives } from '#features/lineage/service.ts'
import { type Audience, dependsOnLine, SELF, shownTo } from '#features/people/privacy.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Context } from '#platform/context.ts'
import { touchedIds } from '#platform/events/bus.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import * as data from './data.ts'
import { isSuperAdmin, seesAsOfficer } from './policy.ts'
import { toMember } from './rows.ts'

/** Who looks: a signed-in member, or what one is to him. */
export type ProfileViewer = { id: number; role: string } | Audience

export interface Record {
  row: data.ProfileRow
  relatives: Relatives
}

export interface CachedProfile extends Record {
  /** Of the row, as a conditional write compares it. */
  state: string
  /** As it was answered, by audience. */
  json: Map<string, SerializedJson>
}

const readProfile = cachedEach<number, CachedProfile | null>({
  answers: [members.show],
  async load(id, { db }) {
    const found = await data.findMember(db, id, { inheritedColor, relatives: relativesOf({ db }, id) })
    if (!found) return null
    const { state, relatives, ...row } = found
    return { row, state, relatives: toRelatives(relatives), json: new Map() }
  },
  concerned: (change) => touchedIds(change, [members.show]) ?? 'all',
  isKept: (profile) => profile !== null,
})

/** One member as the viewer may see him, checked against the contract; null when there is none. */
export async function serializeProfile(
  ctx: WithCaches,
  id: number,
  viewer: ProfileViewer,
): Promise<SerializedJson | null> {
  const profile = await readProfile(ctx, id)
  if (!profile) return null
  const audience = await audienceOf(ctx, viewer, profile.row)
  const key = `${audience.self} ${audience.line} ${audience.officer} ${audience.superAdmin}`
  const json = profile.json.get(key) ?? new SerializedJson(JSON.stringify(Member.parse(memberOf(profile, audience))))
  profile.json.set(key, json)
  return json
}

/** His record as this process knows it: another may have written since, which a write finds out by its state. */
export const readKept: (ctx: WithCaches, id: number) => Promise<CachedProfile | null> = readProfile

/** Keeps in its place what the transaction has written of it. */
export const keepSaved = (tx: Context, kept: CachedProfile, record: Record, state: string) =>
  readProfile.renew(tx, kept.row.id, kept, { ...record, state, json: new Map() })

/** A record that was just written. */
export const showRecord = async (ctx: WithCaches, record: Record, viewer: ProfileViewer) =>
  memberOf(record, await audienceOf(ctx, viewer, record.row))

/** A member's own record; null when he is gone. */
export async function readOwn(ctx: WithCaches, id: number): Promise<Member | null> {
  const profile = await readProfile(ctx, id)
  return profile && memberOf(profile, SELF)
}

const memberOf = ({ row, relatives }: Record, audience: Audience) =>
  toMember(shownTo(audience, row), relatives, audience)

async function audienceOf(ctx: WithCaches, viewer: ProfileViewer, row: data.ProfileRow): Promise<Audience> {
  if ('self' in viewer) return viewer
  if (viewer.id === row.id) return SELF
  // Lines are read only for those whose privacy asks for them: they need the whole membership.
  const line = dependsOnLine(row) && (await areOfOneLine(ctx, viewer.id, row.id))
  return { self: false, officer: seesAsOfficer(viewer), superAdmin: isSuperAdmin(viewer), line }
}

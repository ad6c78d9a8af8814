// The directory for devices: each brother as its owner may see him, made once for each kind of onlooker until he changes.
import { type KeptBrother, type KeptDirectory, offline } from '@aerie/contract/offline'
import { byName } from '@aerie/contract/people'
import { areOfOneLine } from '#features/lineage/service.ts'
import { portraitAddress } from '#features/people/person.ts'
import { type Audience, dependsOnLine, shownTo } from '#features/people/privacy.ts'
import { readSettings } from '#features/settings/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { digest } from '#platform/secrets/codes.ts'
import * as data from './data.ts'
import { audienceOf } from './policy.ts'

interface Shown {
  brother: KeptBrother
  hash: bigint
}

interface Entry {
  row: data.KeptRow
  dependsOnLine: boolean
  /** By onlooker. */
  shown: Map<string, Shown>
}

const FORBIDDEN = 'Copies of the directory on devices are switched off here.'

const entryOf = (row: data.KeptRow): [number, Entry] => [
  row.id,
  { row, dependsOnLine: dependsOnLine(row), shown: new Map() },
]

const readEntries = cached<Map<number, Entry>>({
  answers: [offline.directory],
  load: async ({ db }) => new Map((await data.listActive(db)).map(entryOf)),
  async replace(entries, ids, { db }) {
    for (const id of ids) entries.delete(id)
    for (const [id, entry] of (await data.listActive(db, ids)).map(entryOf)) entries.set(id, entry)
    return entries
  },
})

/** `known` is the version of what the device keeps; with `ids` only those. Refused while officers forbid it. */
export async function readForDevice(
  ctx: MemberContext,
  { ids, known }: { ids?: Set<number> | undefined; known?: string | undefined },
): Promise<KeptDirectory> {
  if (!(await readSettings(ctx)).deviceCopies) throw new Refusal('not_allowed', FORBIDDEN)
  const all: Shown[] = []
  let sum = 0n
  for (const entry of (await readEntries(ctx)).values()) {
    const shown = shownIn(entry, await onlookerOf(ctx, entry))
    sum ^= shown.hash
    if (!ids || ids.has(entry.row.id)) all.push(shown)
  }
  const version = sum.toString(36)
  const isKnown = !ids && version === known
  return { version, brothers: isKnown ? null : all.map(({ brother }) => brother).sort(byName) }
}

/** Lines are asked for by those alone whose privacy speaks of them. */
async function onlookerOf(ctx: MemberContext, { row, dependsOnLine }: Entry) {
  const isOfLine = dependsOnLine && row.id !== ctx.actor.id && (await areOfOneLine(ctx, ctx.actor.id, row.id))
  return audienceOf(ctx.actor, row.id, isOfLine)
}

function shownIn({ row, shown }: Entry, audience: Audience): Shown {
  const key = `${audience.self} ${audience.line} ${audience.officer}`
  const before = shown.get(key)
  if (before) return before
  const brother = keptOf(row, audience)
  const made = { brother, hash: digest(JSON.stringify(brother)).readBigUInt64BE() }
  shown.set(key, made)
  return made
}

function keptOf(kept: data.KeptRow, audience: Audience): KeptBrother {
  const row = shownTo(audience, kept)
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    familiar: row.familiar,
    class: row.class,
    pledgeClass: row.pledge_class,
    location: row.location,
    city: row.city,
    country: row.country,
    currentPosition: row.position,
    currentCompany: row.company,
    email: row.email,
    phone: row.phone,
    profileImageUrl: portraitAddress(row.avatar),
    profileImageHash: row.avatar_hash,
  }
}

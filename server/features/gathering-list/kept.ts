// All gatherings in memory, with who is asked to each and who has answered: read anew as they are announced.
import { bin } from '@aerie/contract/bin'
import { gatherings, ListedGathering } from '@aerie/contract/gatherings'
import { lines } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import * as z from 'zod/mini'
import { listLine } from '#features/lineage/service.ts'
import { cached } from '#platform/cache/cached.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import { touchedIds } from '#platform/events/bus.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import * as data from './data.ts'
import { showListed, showOwn } from './show.ts'

type Own = NonNullable<ListedGathering['own']>

/** One that was not taken down. */
export interface KeptGathering {
  card: Omit<ListedGathering, 'own'>
  /** The same as checked JSON, without its last bracket. */
  json: string
  startsAt: number
  overAt: number
  isCalledOff: boolean
  isForAll: boolean
  classes: readonly number[]
  hostIds: readonly number[]
  /** Hosts, who may be one, and who is asked by name or of a line that is asked. */
  asked: ReadonlySet<number>
  /** Of whoever has answered. */
  answers: ReadonlyMap<number, Own>
}

export interface KeptGatherings {
  /** Of this state alone, in whichever process. */
  name: string
  /** The soonest first, and of the same moment by id. */
  all: readonly KeptGathering[]
}

/** A cover is a photo only while all may see it. */
export const readGatherings = cached<KeptGatherings>({
  answers: [gatherings.list, lines, moderation.flagged, bin.list, photoFiles.thumbnail],
  load: async ({ db, caches }) => stateOf(await keepEach({ caches }, await data.listAll(db, null))),
  async replace(kept, ids, { db, caches }) {
    const others = kept.all.filter(({ card }) => !ids.includes(card.id))
    return stateOf([...others, ...(await keepEach({ caches }, await data.listAll(db, ids)))])
  },
})

/** The class of a member. */
export const readClass = cachedEach({
  answers: [members.show],
  load: (memberId: number, { db }) => data.findClass(db, memberId),
  concerned: (change) => touchedIds(change, [members.show]) ?? 'all',
})

const stateOf = (all: KeptGathering[]): KeptGatherings => ({
  name: randomCode(),
  all: all.sort((one, other) => one.startsAt - other.startsAt || one.card.id - other.card.id),
})

async function keepEach(ctx: WithCaches, rows: data.ListedRow[]) {
  const kept: KeptGathering[] = []
  for (const row of rows) {
    const caller = row.audience === 'line' ? row.called_by : null
    kept.push(keep(row, caller === null ? [] : await listLine(ctx, caller)))
  }
  return kept
}

const Common = z.omit(ListedGathering, { own: true })

function keep(row: data.ListedRow, line: readonly number[]): KeptGathering {
  const card = showListed(row)
  return {
    card,
    json: JSON.stringify(Common.parse(card)).slice(0, -1),
    startsAt: row.starts_at.getTime(),
    overAt: row.over_at.getTime(),
    isCalledOff: row.called_off_at !== null,
    isForAll: row.audience === 'all',
    classes: row.audience === 'classes' ? row.classes : [],
    hostIds: row.host_ids,
    asked: new Set([...row.named_ids, ...line]),
    answers: new Map(
      row.answers.map(([id, standing, guests, wasThere]) => [id, showOwn({ standing, guests, wasThere })]),
    ),
  }
}

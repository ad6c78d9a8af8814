// Profiles as JSON, each as its onlooker may see it, kept in memory until a member changes.
import { Member } from '@aerie/contract/members'
import type { Directory } from '#features/people/directory.ts'
import { type Audience, dependsOnLine, SELF, shownTo } from '#features/people/privacy.ts'
import type { Db } from '#platform/db/db.ts'
import { type Bus, touches } from '#platform/events/bus.ts'
import { Prepared } from '#platform/http/serve.ts'
import * as data from './data.ts'
import { toMember } from './rows.ts'

/** Who looks: a signed-in member, or what one is to him. */
export type Viewer = { id: number; role: string } | Audience

interface Record {
  row: data.ProfileRow
  ties: data.TieRow[]
}

export interface Profiles {
  /** One member, checked against the contract; null when there is none. */
  read(id: number, viewer: Viewer): Promise<string | null>
  /** A record that was just written. */
  answer(record: Record, viewer: Viewer): Promise<Prepared>
}

export function openProfiles(db: Db, bus: Bus, directory: Directory): Profiles {
  let known = new Map<number, Record & { json: Map<string, string> }>()
  bus.subscribe((change) => {
    if (touches(change, ['members'])) known = new Map()
  })
  const find = async (id: number) => {
    const kept = known
    const found = kept.get(id)
    if (found) return found
    const [row, ties] = await Promise.all([data.findMember(db, id), data.listTies(db, id)])
    if (!row) return null
    const profile = { row, ties, json: new Map<string, string>() }
    kept.set(id, profile)
    return profile
  }
  return {
    async read(id, viewer) {
      const profile = await find(id)
      if (!profile) return null
      const audience = await audienceOf(directory, viewer, profile.row)
      const key = `${audience.self} ${audience.line} ${audience.officer}`
      const json = profile.json.get(key) ?? jsonOf(profile, audience)
      profile.json.set(key, json)
      return json
    },
    answer: async (record, viewer) => new Prepared(jsonOf(record, await audienceOf(directory, viewer, record.row))),
  }
}

const jsonOf = ({ row, ties }: Record, audience: Audience) =>
  JSON.stringify(Member.parse(toMember(shownTo(audience, row), ties, audience)))

async function audienceOf(directory: Directory, viewer: Viewer, row: data.ProfileRow): Promise<Audience> {
  if ('self' in viewer) return viewer
  if (viewer.id === row.id) return SELF
  // Lines are read only for those whose privacy asks for them: they need the whole membership.
  const line = dependsOnLine(row) && (await directory.areOfOneLine(viewer.id, row.id))
  return { self: false, officer: viewer.role !== 'member', line }
}

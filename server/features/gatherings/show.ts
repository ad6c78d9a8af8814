// Gatherings as the contract has them.
import { mediaUrl, photoFilename, thumbnailUrl } from '@aerie/contract/album-values'
import type { Gathering, GatheringCard } from '@aerie/contract/gatherings'
import { toPersonName, toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { hostsIt, isOfficer, rightsOf } from './policy.ts'

export function showCard(row: data.GatheringRow): GatheringCard {
  const { id, title, location, city, country, latitude, longitude, place, seats, own_standing, own_guests } = row
  return {
    ...{ id, title, location, city, country, latitude, longitude, place, seats },
    timeZone: row.time_zone,
    startDate: row.start_date,
    startTime: row.start_time,
    endDate: row.end_date,
    endTime: row.end_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isOfficial: row.is_official,
    hosts: row.hosts.map(toPersonRef),
    ...row.counts,
    cover: coverOf(row),
    calledOffAt: row.called_off_at?.toISOString() ?? null,
    own: own_standing && {
      standing: own_standing,
      guests: own_guests ?? 0,
      wasThere: row.was_there ?? own_standing === 'going',
    },
  }
}

function coverOf({ id, cover }: Pick<data.GatheringRow, 'id' | 'cover'>): GatheringCard['cover'] {
  if (!cover) return null
  const { code, photo, hash, alt } = cover
  if (photo === null) {
    const large = `/api/gatherings/${id}/cover?v=${code}`
    return { small: `${large}&width=480`, large, hash, alt }
  }
  const filename = photoFilename({ code: photo, media_type: 'photo' })
  return { small: thumbnailUrl(filename, 400), large: mediaUrl(filename), hash, alt }
}

export const stateOf = (row: Pick<data.GatheringRow, 'starts_at' | 'over_at' | 'called_off_at' | 'taken_down_at'>) => ({
  startsAt: row.starts_at,
  overAt: row.over_at,
  isCalledOff: row.called_off_at !== null,
  isTakenDown: row.taken_down_at !== null,
})

export async function showGathering(ctx: MemberContext, row: data.GatheringRow): Promise<Gathering> {
  const isHost = hostsIt(ctx.actor, row.hosts)
  const managesIt = isHost || isOfficer(ctx.actor)
  const [asked, before] = await Promise.all([
    managesIt && row.audience === 'named' ? data.listAsked(ctx.db, row.id) : [],
    row.own_place === null ? null : data.countBefore(ctx.db, row.id, row.own_place),
  ])
  const { taken_down_at: downAt, take_down_reason: reason } = row
  return {
    ...showCard(row),
    description: row.description,
    audience: row.audience,
    classes: row.classes,
    asked: asked.map(toPersonName),
    answerBy: row.answer_by,
    tellsNear: row.tells_near,
    ownPlace: before === null ? null : before + 1,
    letsPass: row.lets_pass ?? true,
    callOffWord: row.call_off_word,
    takenDown: downAt && reason !== null ? { at: downAt.toISOString(), reason } : null,
    isOver: row.over_at <= ctx.now(),
    version: row.version,
    can: rightsOf({ role: ctx.actor.role, isHost }, stateOf(row), ctx.now()),
  }
}

// A gathering as a list has it: what all see of it alike, and the answer of one.
import { mediaUrl, photoFilename, thumbnailUrl } from '@aerie/contract/album-values'
import type { Standing } from '@aerie/contract/gathering-values'
import type { GatheringCard, ListedGathering } from '@aerie/contract/gatherings'
import { toPersonRef } from '#features/people/person.ts'
import type { ListedRow } from './data.ts'

type CardRow = Omit<
  ListedRow,
  'over_at' | 'called_by' | 'audience' | 'classes' | 'host_ids' | 'named_ids' | 'answers' | 'portraits'
>

export function showCommon(row: CardRow): Omit<GatheringCard, 'own'> {
  const { id, title, location, city, country, latitude, longitude, place, seats } = row
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
  }
}

export const showListed = (row: ListedRow): Omit<ListedGathering, 'own'> => ({
  ...showCommon(row),
  portraits: row.portraits.map(toPersonRef),
})

interface OwnRow {
  standing: Standing
  guests: number
  wasThere: boolean | null
}

export const showOwn = ({ standing, guests, wasThere }: OwnRow): NonNullable<GatheringCard['own']> => ({
  standing,
  guests,
  wasThere: wasThere ?? standing === 'going',
})

function coverOf({ id, cover }: Pick<ListedRow, 'id' | 'cover'>): GatheringCard['cover'] {
  if (!cover) return null
  const { code, photo, hash, alt } = cover
  if (photo === null) {
    const large = `/api/gatherings/${id}/cover?v=${code}`
    return { small: `${large}&width=480`, large, hash, alt }
  }
  const filename = photoFilename({ code: photo, media_type: 'photo' })
  return { small: thumbnailUrl(filename, 400), large: mediaUrl(filename), hash, alt }
}

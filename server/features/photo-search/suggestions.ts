// What photos can be searched by, as it is typed. The words are few and stay in memory; the years are read from the index.
import { albums } from '@aerie/contract/albums'
import { photoTags } from '@aerie/contract/photo-tags'
import { plain } from '@aerie/text/search-form'
import { searchable, soughtWords } from '@aerie/text/spellings'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { readerOf } from './reader.ts'

const MOST_OF_EACH = 6
/** Before anything is typed. */
const FIRST_OF_EACH = 3

export const readTags = cached({ answers: [photoTags.custom], load: ({ db }) => data.listTags(db) })

export const readAlbums = cached({
  answers: [albums.list],
  load: async ({ db }) => (await data.listAlbums(db)).map((album) => ({ ...album, key: plain(album.title) })),
})

/** Of each kind what has every word that is typed; first what is called just so. */
export async function suggest(ctx: MemberContext, typed: string) {
  const [tags, named, years] = await Promise.all([
    readTags(ctx),
    readAlbums(ctx),
    data.listYears(ctx.db, readerOf(ctx)),
  ])
  const words = soughtWords(typed)
  const most = words.length > 0 ? MOST_OF_EACH : FIRST_OF_EACH
  const isMeant = (name: string) => {
    const text = searchable(name)
    return words.every((word) => text.includes(word))
  }
  const typedKey = plain(typed.trim())
  const exactFirst = (one: { key: string }, other: { key: string }) =>
    Number(other.key === typedKey) - Number(one.key === typedKey)
  const best = <Word extends { key: string }>(known: readonly Word[]) =>
    known
      .filter(({ key }) => isMeant(key))
      .sort(exactFirst)
      .slice(0, most)
  return {
    tags: best(tags).map(({ id, name }) => ({ id, name })),
    albums: best(named).map(({ id, title }) => ({ id, title })),
    years: years.filter((year) => isMeant(String(year))).slice(0, most),
  }
}

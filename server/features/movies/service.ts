// Movies and shows to choose favourites from: TMDB's answers and posters, fetched once and stored.
import { movies } from '@aerie/contract/movies'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { FileMissing, type FileStore } from '#platform/files/file-store.ts'
import { countHits } from '#platform/throttle.ts'
import * as data from './data.ts'
import { addressOfPoster, type MoviePage, POSTERS, postersOn } from './movie-page.ts'
import { openTmdb, type TmdbConfig } from './tmdb.ts'

export interface Movies {
  search(ctx: MemberContext, typed: string): Promise<MoviePage>
  poster(ctx: Context, file: string): ReturnType<FileStore['open']>
}

const HOURLY_SEARCHES = 300
const NOTHING: MoviePage = { results: [], total_pages: 0, total_results: 0 }

/** Without a configuration searches are refused, and only posters that are here already are shown. */
export function openMovies(config: TmdbConfig | null, { timeoutMs = 8_000 } = {}): Movies {
  const tmdb = config && openTmdb(config, timeoutMs)
  const searching = oncePerKey<MoviePage>()
  const fetching = oncePerKey<void>()
  return {
    async search(ctx, typed) {
      if (!tmdb) throw new Refusal('unavailable', 'The movie search is not set up here: there is no key for TMDB.')
      const query = folded(typed)
      if (query === '') return NOTHING
      const known = await findKept(ctx, query)
      if (known) return known
      await countSearch(ctx)
      // Another call for it may have come to its end by now.
      return searching(query, async () => (await findKept(ctx, query)) ?? keep(ctx, query, await tmdb.search(query)))
    },

    async poster(ctx, file) {
      const name = nameOf(file)
      try {
        return await ctx.files.open(name)
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error
      }
      if (!tmdb || !(await mayFetch(ctx, file))) throw notFound('Poster')
      await fetching(file, async () => {
        if (await ctx.files.has(name)) return
        await ctx.files.put(name, await tmdb.poster(file), { contentType: movies.poster.answers ?? '' })
      })
      return ctx.files.open(name)
    },
  }
}

/** Calls for the same thing at the same time are one. */
function oncePerKey<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>) => {
    const result = running.get(key) ?? work().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
}

const folded = (typed: string) => typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const nameOf = (file: string) => `posters/${file}`

/** Null, too, for an answer of a shape that is no longer ours. */
async function findKept({ db }: Context, query: string) {
  const kept = movies.search.response.safeParse(await data.findSearch(db, query))
  return kept.success ? kept.data : null
}

const countSearch = ({ db, actor }: MemberContext) =>
  countHits(db, [{ bucket: `movies:${actor.id}`, most: HOURLY_SEARCHES, withinMinutes: 60 }], 'searches')

async function keep(ctx: Context, query: string, page: MoviePage) {
  // The posters first: an answer that is kept never names one that may not be fetched.
  await data.namePosters(ctx.db, postersOn(page))
  await data.keepSearch(ctx.db, query, page)
  await clearSurplus(ctx)
  return page
}

/** Any file of TMDB would fill the disk; a search or a brother's favourites have to name it. */
async function mayFetch({ db }: Context, file: string) {
  if (await data.isNamed(db, file)) return true
  const address = addressOfPoster(file)
  if (!address || !(await data.isFavourite(db, address))) return false
  await data.namePosters(db, [file])
  return true
}

async function clearSurplus({ db, files }: Context) {
  const surplus = await data.surplusPosters(db, POSTERS)
  if (surplus.length === 0) return
  for (const file of surplus) await files.remove(nameOf(file))
  await data.purgePosters(db, surplus)
}

// The addresses of the site: what stands at each, what it may be asked, and what is fetched on the way there.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { readSearch, type SearchParams, writeSearch } from './search.ts'

/** A page whose code may still have to come; `preload` rejects where it does not. */
export type PageCode = ComponentType & { preload?: () => Promise<void> | undefined }

export interface Route<Path extends string = string, Search extends object = object> {
  path: Path
  page: PageCode
  /** Takes from an address what it has to say; without it, all of it is the page's. */
  readSearch?: ((said: SearchParams) => Search) | undefined
  /** Asks for what the page will show, while its code is on the way: nothing waits for that. */
  ahead?(going: { cache: QueryClient; params: ParamsOf<Path>; search: Search }): void
}

/** @public The app names its own map here, so that an address that is none does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the map stands
export interface Register {}
type Routes = Register extends { routes: infer Known extends readonly Route[] } ? Known : readonly Route[]

export type Address = Routes[number]['path']
export type SearchOf<Path extends Address> =
  Extract<Routes[number], { path: Path }> extends Route<Path, infer Search> ? Search : never
/** `/profile/$memberId` takes a `memberId`. */
export type ParamsOf<Path extends string> = { [Name in NameIn<Path>]: string }
type NameIn<Path> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

export interface Manner {
  /** In the place of the address before it, to which Back then does not lead. */
  replace?: boolean
  /** False where the page stays as far down as it is. */
  resetScroll?: boolean
}

export type Destination = {
  [Path in Address]: { to: Path; search?: SearchOf<Path> } & Manner &
    (NameIn<Path> extends never ? { params?: undefined } : { params: ParamsOf<Path> })
}[Address]

/** A line of the map. */
export const at = <const Path extends string, Search extends object = SearchParams>(
  path: Path,
  page: PageCode,
  more: Pick<Route<Path, Search>, 'readSearch' | 'ahead'> = {},
): Route<Path, Search> => ({ path, page, ...more })

export interface RouteMatch {
  /** None where the address is unknown. */
  route: Route | undefined
  params: Record<string, string>
  search: object
}

/** The first line of the map that fits. */
export function find(routes: readonly Route[], pathname: string, search: string): RouteMatch {
  const said = readSearch(search)
  for (const route of routes) {
    const params = paramsIn(route.path, pathname)
    if (params) return { route, params, search: route.readSearch?.(said) ?? said }
  }
  return { route: undefined, params: {}, search: said }
}

function paramsIn(path: string, pathname: string) {
  const wanted = partsOf(path)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const text = decoded(given[place] ?? '')
    if (part.startsWith('$')) params[part.slice(1)] = text
    else if (part !== text.toLowerCase()) return null
  }
  return params
}

const partsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hrefOf({ to, params, search = {} }: Pick<Destination, 'to' | 'params' | 'search'>) {
  const given: Record<string, string> = params ?? {}
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
  return path + writeSearch(search)
}

// Which modules share a file: a page comes in a few files, and visitors get nothing that only members need.
import { join } from 'node:path'
import { isSchemas } from './contract-plugin.ts'

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const at = (path: string) => join(import.meta.dirname, path)
/** What comes with every page of a visitor, and of a member. */
const VISITOR = ['main.tsx', 'app/visitor-app.tsx'].map(at)
const MEMBER = ['main.tsx', 'app/member-app.tsx'].map(at)
/** The pages that are opened every day: what several of them need comes with the first, what one alone needs is one file. */
const ROOMS = ['dashboard', 'members', 'profile', 'trips']
/** Opened over every page, by whoever looks for something: it is not to bring the forms or another page with it. */
const SEARCH = at('compositions/search/search-everywhere.tsx')
const pageOf = (room: string) => at(`pages/${room}.tsx`)
/** What brings everything else, at once or later. */
const BEGUN = [...VISITOR, ...MEMBER, ...ROOMS.map(pageOf)]

interface Belonging {
  isVisitors: boolean
  isMembers: boolean
  /** The daily pages that need it. */
  rooms: readonly string[]
  /** What is fetched later needs it as well, such as a dialog: it is not to bring a page with it. */
  isLaters: boolean
  /** The search needs it. */
  isSearch: boolean
}

const GROUPS: Record<string, (one: Belonging) => boolean> = {
  common: ({ isVisitors, isMembers }) => isVisitors && isMembers,
  visitor: ({ isVisitors }) => isVisitors,
  member: ({ isMembers, isSearch, rooms }) => isMembers || rooms.length > 1 || (isSearch && rooms.length > 0),
  ...Object.fromEntries(
    ROOMS.flatMap((room) => [
      [`${room}-parts`, ({ rooms, isLaters }: Belonging) => rooms.includes(room) && isLaters],
      [room, ({ rooms }: Belonging) => rooms.includes(room)],
    ]),
  ),
}

/** Chunks whose files keep a name: what comes with every page and the daily ones, and what a slow connection waits for. */
export const NAMED_CHUNKS: ReadonlySet<string> = new Set([...Object.keys(GROUPS), 'live-map', 'maplibre', 'provider'])

/** For the bundler, in the order in which they take their modules; the rest it divides itself. */
export function chunkGroups() {
  let reached: ReturnType<typeof reachIn> | undefined
  let forms: ReturnType<typeof formsIn> | undefined
  const belongingOf = (id: string, graph: Graph) => {
    reached ??= reachIn(graph)
    const { visitor, member, rooms, later, search } = reached
    return {
      isVisitors: visitor.has(id),
      isMembers: member.has(id),
      rooms: ROOMS.filter((room) => rooms.get(room)?.has(id)),
      isLaters: later.has(id),
      isSearch: search.has(id),
    }
  }
  const groups = Object.entries(GROUPS).map(([name, takes], place) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (takes(belongingOf(id, graph)) ? name : null),
    priority: Object.keys(GROUPS).length - place,
    includeDependenciesRecursively: false,
  }))
  // First, or whoever is first to need one would have it.
  return [
    {
      debugName: 'forms',
      name: (id: string, graph: Graph) => {
        forms ??= formsIn(graph)
        return forms.schemas.has(id) ? 'forms' : forms.needed.has(id) ? 'checks' : null
      },
      priority: groups.length + 2,
      includeDependenciesRecursively: false,
    },
    ...groups,
    { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3, priority: 0 },
    { name: 'lists', test: OF_LISTS, priority: 0 },
    { name: 'world', test: OF_WORLD, priority: 0 },
    { name: 'device', test: OF_DEVICE, priority: 1 },
  ]
}

/** What pages with lists need beside each other, each too small for a file of its own. */
const OF_LISTS =
  /\/web\/(?:lib\/(?:list-in-pages|more-of-list)|ui\/(?:lists\/show-more|controls\/(?:segments|radio-list)))\.tsx?$/

/** The world as it is drawn and laid out before, and without, what draws it live. */
const OF_WORLD = /\/web\/features\/(?:map-layout\/|map\/drawn-world|map-drawing\/provider\.ts)/

/** What is seen without a connection, and what reads the device for it: fetched before it is needed, in one go. */
const OF_DEVICE =
  /\/lucide-react\/dist\/esm\/icons\/(?:wifi|share|square-plus)\.|\/web\/(?:features\/(?:offline|install)\/|lib\/(?:device-store|sealing)\.ts|app\/(?:offline-|away-mark|connection-state|later-notices|full-disk-note|use-missing-page|use-newer-version))/

const reachIn = (graph: Graph) => ({
  visitor: reachOf(VISITOR, graph),
  member: reachOf(MEMBER, graph),
  rooms: new Map(ROOMS.map((room) => [room, reachOf([pageOf(room)], graph)])),
  later: reachOf(fetchedLater(graph), graph),
  search: reachOf([SEARCH], graph),
})

/** What forms check with: schemas, what makes them and what they alone need; and apart from these what others need as well. */
function formsIn(graph: Graph) {
  const others = knownTo(graph, (id) => !isSchemas(id) && !MAKES_SCHEMAS.test(id))
  const schemas = new Set([...knownTo(graph, () => true)].filter((id) => !others.has(id)))
  const daily = reachOf([...BEGUN, SEARCH], graph)
  return { schemas, needed: new Set([...reachOf([...schemas], graph)].filter((id) => !daily.has(id))) }
}

const MAKES_SCHEMAS = /node_modules\/zod\//

/** Whatever is fetched by itself, but for the beginnings and the daily pages. */
function fetchedLater(graph: Graph) {
  const begun = new Set(BEGUN)
  const fetched = [...knownTo(graph, () => true)].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return fetched.filter((id) => !begun.has(id))
}

/** All modules that are asked about, and all they import, at once or later. */
function knownTo(graph: Graph, isAsked: (id: string) => boolean) {
  const known = new Set(BEGUN)
  for (const id of known) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const one of [...importedIds, ...dynamicallyImportedIds]) if (isAsked(one)) known.add(one)
  }
  return known
}

/** The modules and all they import, but for what they fetch later. */
function reachOf(entries: string[], graph: Graph) {
  const reached = new Set(entries)
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!isSchemas(imported)) reached.add(imported)
  return reached
}

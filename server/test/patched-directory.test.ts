// Whatever happens to members, in whichever process, a page that patches its directory has what a fresh page gets.
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { CHANGED_HEADER, type DirectoryCard, people } from '@aerie/contract/people'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { rosters } from '@aerie/contract/rosters'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Change, touchedBy, touchedIds } from '#platform/events/bus.ts'
import { openSecondProcess } from './second-process.ts'
import { speaker } from './speak.ts'
import { openWorld, type World } from './world.ts'

type Speak = Awaited<ReturnType<World['as']>>

let world: World
let second: Awaited<ReturnType<typeof openLateProcess>>
/** The same officer in both. */
let officers: [Speak, Speak]
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  second = await openLateProcess()
  cookie = await world.cookieOf('marcus')
  officers = [world.speak(cookie), speaker(second.app)(cookie)]
})
afterAll(async () => {
  await second.close()
  await world.close()
})

/** A second process whose changes come late, or are lost with the connection that listens. */
async function openLateProcess() {
  let isHeld = false
  let held: (() => void)[] = []
  let listenAnew = () => {}
  const process = await openSecondProcess(world, {
    listenOf:
      ({ listen }) =>
      ({ hear, onListening, ...hearing }) => {
        listenAnew = onListening
        return listen({
          ...hearing,
          onListening,
          hear: (payload) => (isHeld ? held.push(() => hear(payload)) : hear(payload)),
        })
      },
  })
  const letGo = () => {
    isHeld = false
    const late = held
    held = []
    return late
  }
  return {
    ...process,
    hold: () => {
      isHeld = true
    },
    release: () => {
      for (const hear of letGo()) hear()
    },
    lose() {
      letGo()
      listenAnew()
    },
  }
}

/** A page of the second process: it gathers what it is told and asks for that, as pages do. */
async function openPage() {
  const speak = officers[1]
  const cards = new Map<number, DirectoryCard>()
  let told: Change[] = []
  let number = 0
  const end = second.bus.subscribe((change) => {
    number = Math.max(number, change.number ?? 0)
    if (!change.only && touchedBy(change, [people.list]) !== null) told.push(change)
  })
  const headers = () => ({ ...(number > 0 && { [CHANGE_HEADER]: String(number) }) })
  const replace = async (ids: number[]) => {
    for (const id of ids) cards.delete(id)
    if (ids.length === 0) return
    const { body } = await speak(people.list, { query: { ids: ids.join() }, headers: headers() })
    for (const card of body) cards.set(card.id, card)
  }
  const readWhole = async () => {
    const url = `${people.list.path}?mayBeStale=true`
    const answer = await second.app.inject({ url, headers: { ...headers(), cookie, 'accept-encoding': 'br' } })
    const packed: DirectoryCard[] = JSON.parse(String(await promisify(brotliDecompress)(answer.rawPayload)))
    cards.clear()
    for (const card of packed) cards.set(card.id, card)
    await replace(String(answer.headers[CHANGED_HEADER]).split(',').filter(Boolean).map(Number))
  }
  await readWhole()
  return {
    end,
    list: () => [...cards.values()].sort(byId),
    /** Asks for what it was told since; answers how often for the whole. */
    async ask() {
      const changes = told
      told = []
      const ids = changes.map((change) => touchedIds(change, [people.list]))
      if (ids.includes(null)) await readWhole()
      else await replace([...new Set(ids.flatMap((some) => some ?? []))])
      return ids.includes(null) ? 1 : 0
    },
  }
}

const byId = (one: DirectoryCard, other: DirectoryCard) => one.id - other.id
const whole = async (speak: Speak) => (await speak(people.list)).body.sort(byId)

const change = fc.oneof(
  fc.record({ currentCompany: fc.constantFrom('The Mill', 'The Forge') }),
  fc.record({ lastName: fc.constantFrom('Aaberg', 'Zywiec', 'Øster') }),
  fc.record({ bio: fc.constantFrom('One', 'Another') }),
  fc.record({ location: fc.constantFrom('Oslo', 'Quito', 'nowhere') }),
  fc.record({ isActive: fc.boolean() }),
)
const privacy = fc.record({ city: fc.constantFrom('nobody' as const, 'brothers' as const) })
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('saves' as const), who: fc.nat(5), body: change }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('closes' as const), privacy }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('imports' as const), rows: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('removes' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
const step = fc.record({
  act,
  by: fc.constantFrom(0 as const, 1 as const),
  listener: fc.constantFrom('hears', 'is held', 'is released', 'is lost'),
  asks: fc.boolean(),
})

const MOVABLE = ['kenji', 'arjun', 'teddy', 'mateo', 'eamon', 'oscar'] as const

let added = 0

test('patching leads to the whole, in two processes, whatever is late or lost', async () => {
  const ids = await Promise.all(MOVABLE.map((key) => world.idOf(key)))
  const rooks = await world.cookieOf('rook')
  const rook = [world.speak(rooks), speaker(second.app)(rooks)] as const
  async function perform(done: Act, by: 0 | 1) {
    const officer = officers[by]
    if (done.what === 'saves')
      return officer(memberChanges.update, { params: { memberId: String(ids[done.who]) }, body: done.body })
    if (done.what === 'closes')
      return rook[by](memberChanges.save, { body: { privacy: { ...DEFAULT_PRIVACY, ...done.privacy } } })
    const name = `Newcomer${++added}`
    if (done.what === 'imports') {
      const rows = Array.from({ length: done.rows }, (_, row) => `${name},Row${row}`)
      return officer(rosters.run, {
        form: { file: { field: 'csv', name: 'r.csv', content: `First Name,Last Name\n${rows.join('\n')}\n` } },
      })
    }
    const body = { firstName: name, lastName: 'Shortly', email: `${name}@example.org`, role: 'member' as const }
    const { body: created } = await officer(memberChanges.create, { body })
    return officer(members.remove, { params: { memberId: String(created.id) } })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const page = await openPage()
      let breaks = 0
      let wholes = 0
      let newest = 0
      for (const { act: done, by, listener, asks } of steps) {
        if (listener === 'is held') second.hold()
        // Of an import the process itself hears at once, naming nobody; what others say next shows that it has missed something.
        if (listener === 'is held') breaks++
        if (done.what === 'imports') breaks++
        // Heard at once, and again where something was missed; a browser's page gathers the two, this one may ask between.
        if (listener === 'is lost') breaks += 2
        const answer = await perform(done, by)
        expect(answer.status, answer.text).toBeLessThan(300)
        newest = Math.max(newest, Number(answer.headers[CHANGE_HEADER] ?? 0))
        if (listener === 'is released') second.release()
        if (listener === 'is lost') second.lose()
        if (asks) wholes += await page.ask()
      }
      second.release()
      // As a page has it done that sends the number it has heard of.
      await Promise.all([second.bus.catchUp(newest), world.ctx.bus.catchUp(newest)])
      wholes += await page.ask()
      page.end()
      const fresh = await whole(officers[1])
      expect(page.list()).toEqual(fresh)
      const late = await openPage()
      late.end()
      expect(late.list()).toEqual(fresh)
      expect(fresh).toEqual(await whole(officers[0]))
      // No more often than something was late or lost, or nobody was named.
      expect(wholes).toBeLessThanOrEqual(breaks)
    }),
    { numRuns: 15 },
  )
})

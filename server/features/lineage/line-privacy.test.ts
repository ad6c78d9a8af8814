// Whatever members do by themselves, nobody sees more of a brother than the words given allow: a model of who has agreed
// to whom, kept from the acts alone, beside the real server.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lines, openLines } from './lines.fixture.ts'
import { areOfOneLine } from './service.ts'

const PLAYERS = ['rook', 'mateo', 'kenji', 'hugh', 'samir', 'rafael'] as const
type Player = (typeof PLAYERS)[number]

let lines: Lines
beforeAll(async () => {
  lines = await openLines([...PLAYERS])
})
afterAll(() => lines.world.close())

test('whatever is claimed, refused and confirmed, a line opens to those alone whom it or an officer let in', {
  timeout: 60_000,
}, async () => {
  let opened = 0
  await fc.assert(
    fc.asyncProperty(officersTies, acts, async (ties, sequence) => {
      const words = await begin(ties)
      for (const act of sequence) {
        await carryOut(act, words)
        await dropGone(words)
        opened += await compare(words)
      }
      await compareProfiles(words)
    }),
    {
      numRuns: 15,
      examples: [
        [[[0, 1]], UNDER_A_LITTLE],
        [[], BY_NAME],
        [[[0, 1]], VOUCHED_FOR],
        [[], FREED_LATER],
      ],
    },
  )
  // Else nothing has been shown.
  expect(opened).toBeGreaterThan(0)
})

/** Who has agreed to be tied to whom: 'a b' is the word of a. */
type Words = Set<string>

const nameOf = (at: number) => PLAYERS[at % PLAYERS.length] as Player
const idOf = (who: Player) => Number(lines.idOf(who))

/** The first names that are taken and written; all have the same last name. */
const FIRST = ['Ada', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus']

async function begin(ties: [number, number][]): Promise<Words> {
  await lines.begin()
  await sql`update members set first_name = name, familiar = null, last_name = 'Reed'
    from unnest(${PLAYERS.map(idOf)}::int[], ${FIRST.slice(0, PLAYERS.length)}::text[]) as player (id, name)
    where members.id = player.id`.execute(lines.world.db)
  const words: Words = new Set()
  for (const [little, big] of ties) {
    const { status } = await lines.edit(nameOf(little), { bigBrother: lines.idOf(nameOf(big)) })
    if (status === 200) for (const [one, other] of bothWays(little, big)) words.add(`${one} ${other}`)
  }
  return words
}

const bothWays = (one: number, other: number) => [
  [idOf(nameOf(one)), idOf(nameOf(other))],
  [idOf(nameOf(other)), idOf(nameOf(one))],
]

type Act =
  | { act: 'big'; by: number; entry: string | number | null }
  | { act: 'littles'; by: number; entries: (string | number)[] }
  | { act: 'rename'; by: number; first: string }
  | { act: 'resave'; by: number }
  | { act: 'confirm' | 'refuse'; by: number; tie: number }

/** Notes the words that the act says: those of the caller alone, to whom he names and had not named before. */
async function carryOut(act: Act, words: Words) {
  const by = nameOf(act.by)
  const me = idOf(by)
  if (act.act === 'confirm' || act.act === 'refuse') return answer(act, by, words)
  const [before, tiesBefore] = [(await lines.as(by)(members.own)).body, await readTies()]
  const body = bodyOf(act, before)
  const { status } = await lines.as(by)(memberChanges.save, { body })
  if (status !== 200 || act.act === 'resave') return
  if (act.act === 'rename') return takeName(me, tiesBefore, words)
  const had = new Set([before.bigBrother, ...before.littleBrothers])
  const { bigBrother, littleBrothers } = (await lines.as(by)(members.own)).body
  const named = act.act === 'big' ? [bigBrother] : littleBrothers
  const written = act.act === 'big' ? [body.bigBrother] : (body.littleBrothers ?? [])
  // What stood there before by name, and is a member now, he has not named.
  const isOld = written.some((entry) => entry && had.has(entry) && !/^\d+$/.test(entry))
  for (const entry of named) if (entry && /^\d+$/.test(entry) && !had.has(entry) && !isOld) words.add(`${me} ${entry}`)
}

function bodyOf(act: Act, before: { bigBrother: string | null; littleBrothers: string[] }) {
  const written = (entry: string | number) => (typeof entry === 'number' ? lines.idOf(nameOf(entry)) : `${entry} Reed`)
  if (act.act === 'big') return { bigBrother: act.entry === null ? null : written(act.entry) }
  if (act.act === 'littles') return { littleBrothers: act.entries.map(written) }
  if (act.act === 'rename') return { firstName: act.first }
  return { bigBrother: before.bigBrother, littleBrothers: before.littleBrothers }
}

/** Whoever takes a name says by that only himself that he is meant. */
async function takeName(me: number, before: Ties, words: Words) {
  const isNew = ({ id }: Ties[number]) => before.every((tie) => tie.id !== id)
  for (const { big_id, little_id } of (await readTies()).filter(isNew))
    if (big_id === me || little_id === me) words.add(`${me} ${big_id === me ? little_id : big_id}`)
}

async function answer({ act, tie: at }: Extract<Act, { tie: number }>, by: Player, words: Words) {
  const ties = await readTies()
  const tie = ties[at % Math.max(1, ties.length)]
  if (!tie) return
  const { status } = await lines.answer(by, act, tie.id)
  const isEnd = [tie.big_id, tie.little_id].includes(idOf(by))
  if (!isEnd) expect(status).toBe(404)
  else if (act === 'confirm' && status === 200)
    words.add(`${idOf(by)} ${tie.big_id === idOf(by) ? tie.little_id : tie.big_id}`)
}

type Ties = Awaited<ReturnType<typeof readTies>>

const readTies = () =>
  lines.world.db
    .selectFrom('lineage_ties')
    .select(['id', 'big_id', 'little_id'])
    .where('big_id', 'is not', null)
    .where('little_id', 'is not', null)
    .orderBy('id')
    .execute()

/** A tie that is gone takes the words of both with it. */
async function dropGone(words: Words) {
  const tied = new Set(
    (await readTies()).flatMap(({ big_id, little_id }) => [`${big_id} ${little_id}`, `${little_id} ${big_id}`]),
  )
  for (const word of words) if (!tied.has(word)) words.delete(word)
}

/** Those whom somebody's line holds, where a tie counts for which both have given their word. */
function allowed(words: Words, id: number) {
  const found = new Set([id])
  for (const at of found)
    for (const other of PLAYERS.map(idOf))
      if (words.has(`${at} ${other}`) && words.has(`${other} ${at}`)) found.add(other)
  return found
}

/** Counts the pairs that see each other. */
async function compare(words: Words) {
  let seen = 0
  for (const owner of PLAYERS)
    for (const viewer of PLAYERS.filter((one) => one !== owner)) {
      const sees = await areOfOneLine(lines.world.ctx, idOf(viewer), idOf(owner))
      if (sees && !allowed(words, idOf(owner)).has(idOf(viewer)))
        throw new Error(`${viewer} sees what ${owner} shows to his line, without a word of anybody in it.`)
      seen += Number(sees)
    }
  return seen
}

async function compareProfiles(words: Words) {
  for (const owner of PLAYERS)
    for (const viewer of PLAYERS.filter((one) => one !== owner))
      if (await lines.sees(viewer, owner)) expect(allowed(words, idOf(owner))).toContain(idOf(viewer))
}

const player = fc.nat({ max: PLAYERS.length - 1 })
const entry = fc.oneof({ weight: 3, arbitrary: player }, { weight: 2, arbitrary: fc.constantFrom(...FIRST) })
const officersTies = fc.array(fc.tuple(player, player), { maxLength: 2 })
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('big' as const), by: player, entry: fc.option(entry, { freq: 6 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('littles' as const),
        by: player,
        entries: fc.array(entry, { maxLength: 2 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('rename' as const), by: player, first: fc.constantFrom(...FIRST) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('resave' as const), by: player }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('confirm' as const), by: player, tie: fc.nat({ max: 5 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse' as const), by: player, tie: fc.nat({ max: 5 }) }) },
  ),
  { minLength: 1, maxLength: 15 },
)

/** Under the little brother of a third. */
const UNDER_A_LITTLE: Act[] = [
  { act: 'big', by: 2, entry: 0 },
  { act: 'confirm', by: 2, tie: 1 },
  { act: 'resave', by: 0 },
]

/** One writes a name, another takes it, and says so twice. */
const BY_NAME: Act[] = [
  { act: 'big', by: 0, entry: 'Gus' },
  { act: 'rename', by: 1, first: 'Gus' },
  { act: 'resave', by: 0 },
  { act: 'resave', by: 1 },
  { act: 'confirm', by: 1, tie: 0 },
]

/** Who has a big brother takes a name that is waited for, and is free for it only when that is saved anew. */
const FREED_LATER: Act[] = [
  { act: 'big', by: 1, entry: 3 },
  { act: 'littles', by: 0, entries: ['Gus'] },
  { act: 'rename', by: 1, first: 'Gus' },
  { act: 'big', by: 1, entry: null },
  { act: 'resave', by: 0 },
  { act: 'confirm', by: 1, tie: 0 },
]

/** A brother of the line takes in another, who then belongs to it. */
const VOUCHED_FOR: Act[] = [
  { act: 'big', by: 2, entry: 0 },
  { act: 'confirm', by: 0, tie: 1 },
]

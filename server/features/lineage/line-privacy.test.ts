// Whatever members do by themselves, nobody sees more of a brother than the words given allow: a model of who has agreed
// to whom, kept from the acts alone, beside the real server.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { ties as contract } from '@aerie/contract/ties'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Act,
  acts,
  BY_NAME,
  FIRST,
  FREED_LATER,
  officersTies,
  PLAYERS,
  type Player,
  PROPOSED_BY_A_THIRD,
  UNDER_A_LITTLE,
  VOUCHED_FOR,
} from './line-acts.fixture.ts'
import { type Lines, openLines } from './lines.fixture.ts'
import { areOfOneLine } from './service.ts'

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
        [[[1, 0]], PROPOSED_BY_A_THIRD],
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

/** Notes the words that the act says: those of the caller alone, to whom he names and had not named before. */
async function carryOut(act: Act, words: Words) {
  const by = nameOf(act.by)
  const me = idOf(by)
  if ('tie' in act) return answer(act, by, words)
  if (act.act === 'propose') return propose(act, by, words)
  const [before, tiesBefore] = [(await lines.as(by)(members.own)).body, await readTies()]
  const body = bodyOf(act, before)
  const { status } = await lines.as(by)(memberChanges.save, { body })
  if (status !== 200 || act.act === 'resave') return
  if (act.act === 'rename') return takeName(me, tiesBefore, words)
  const had = new Set([before.bigBrother, ...before.littleBrothers])
  const { bigBrother, littleBrothers, kin } = (await lines.as(by)(members.own)).body
  // Whom he names against the record, he proposes.
  const wasProposed = (id: number | null) => before.kin.proposed.some((one) => one.id === id)
  for (const { id, proposedBy } of kin.proposed) if (proposedBy === me && !wasProposed(id)) words.add(`${me} ${id}`)
  const named = act.act === 'big' ? [bigBrother] : littleBrothers
  const written = act.act === 'big' ? [body.bigBrother] : (body.littleBrothers ?? [])
  // What stood there before by name, and is a member now, he has not named.
  const isOld = written.some((entry) => entry && had.has(entry) && !/^\d+$/.test(entry))
  for (const entry of named) if (entry && /^\d+$/.test(entry) && !had.has(entry) && !isOld) words.add(`${me} ${entry}`)
}

/** The word of who is one of the two himself, and of nobody else. */
async function propose({ big, little }: Extract<Act, { act: 'propose' }>, by: Player, words: Words) {
  const [one, other] = [nameOf(big), nameOf(little)]
  const { status } = await lines.propose(by, one, other)
  if (status === 200 && (by === one || by === other)) words.add(`${idOf(by)} ${idOf(by === one ? other : one)}`)
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
  const isEnd = [tie.big_id, tie.little_id].includes(idOf(by))
  if (act === 'withdraw') return void (await lines.as(by)(contract.withdraw, { params: { tieId: String(tie.id) } }))
  const { status } = await lines.answer(by, act, tie.id)
  if (!isEnd && by !== OFFICER) expect([403, 404]).toContain(status)
  if (act !== 'confirm' || status !== 200) return
  // An officer's word stands for that of both.
  if (!isEnd) for (const word of [`${tie.big_id} ${tie.little_id}`, `${tie.little_id} ${tie.big_id}`]) words.add(word)
  else words.add(`${idOf(by)} ${tie.big_id === idOf(by) ? tie.little_id : tie.big_id}`)
}

/** Of the players one is an admin, who answers ties of others. */
const OFFICER: Player = 'samir'

type Ties = Awaited<ReturnType<typeof readTies>>

/** On record, and proposed beside it. */
const readTies = () =>
  lines.world.db
    .selectFrom('lineage_ties')
    .select(['id', 'big_id', 'little_id'])
    .where('big_id', 'is not', null)
    .where('little_id', 'is not', null)
    .unionAll(lines.world.db.selectFrom('lineage_proposals').select(['id', 'big_id', 'little_id']))
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

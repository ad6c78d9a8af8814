// Turning a key: the boards are checked first, a board that does not fit the vote stops it, and only the part is sent.
import { type ElectionKeys, sealedElections, type TurnedKey } from '@aerie/contract/sealed-elections'
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { readArchive } from '@aerie/verifiable-elections/archive'
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { checkPart } from '@aerie/verifiable-elections/decryption'
import { type Ceremony, ceremony, honestElection } from '@aerie/verifiable-elections/election.fixture'
import { wordsOf } from '@aerie/verifiable-elections/seeds'
import { sumOfBallots } from '@aerie/verifiable-elections/tally'
import { keyOfOwner } from '@aerie/verifiable-elections/trustees'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { checkBoards } from '#features/trustee-keys/boards.ts'
import { useKeyKeeper } from '#features/trustee-keys/use-key-keeper.ts'
import { WorkerBeside } from '#features/trustee-keys/worker-beside.fixture.ts'
import { Navigation } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import { at } from '#lib/navigation/site-map.ts'
import { press, typeInto } from '../../test/acting.ts'
import { memoryHistory } from '../../test/memory-history.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { electionKeysQuery } from './queries.ts'
import { TurnKey } from './turn-key.tsx'

const VOTES = [0, 1, 1, null]

let committee: Ceremony
let board: Uint8Array
let keys: ElectionKeys
let words: string[]

beforeAll(async () => {
  committee = await ceremony(2, 3)
  board = await boardOf(VOTES)
  keys = await keysOf(board)
  words = wordsOf(committee.seeds[0] ?? '').split(' ')
})

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerBeside)
  localStorage.clear()
})

/** Of an election whose server has turned its key, and whose trustees have not. */
async function boardOf(votes: (number | null)[]) {
  return (await honestElection(votes, { committee })).bytesOf({ forge: { events: (events) => events.slice(0, -1) } })
}

async function keysOf(bytes: Uint8Array): Promise<ElectionKeys> {
  const { checked } = await checkBoards([bytes.slice().buffer], () => {})
  const [position] = checked.positions
  const members = ['Callum Reyes', 'Osric Vane', 'Idris Kell']
  return {
    state: 'turning',
    title: 'Board election',
    isTrial: false,
    setId: 4,
    setName: 'Wardens of the vote',
    words: checked.words,
    threshold: 2,
    turned: 1,
    publishAt: null,
    endDate: '2026-11-28T12:00:00.000Z',
    members: members.map((name, place) => ({ index: place + 1, memberId: place + 7, name, hasTurned: place === 1 })),
    ownIndex: 1,
    positions: [
      {
        positionId: 9,
        title: 'President?',
        electionJson: '{}',
        tally: null,
        ballotCount: VOTES.length,
        voterCount: VOTES.length,
        eligibleCount: 6,
        credentialCount: position?.voters ?? 0,
        credentialsHash: position?.votersHash ?? '',
        head: 'a'.repeat(64),
      },
    ],
    serverNow: '2026-11-29T12:00:00.000Z',
  }
}

type Show = (part: ReactNode) => unknown

async function open(wire: Wire, show: Show, { shown = keys, archive = board } = {}) {
  const turned: TurnedKey[] = []
  wire.answer(sealedElections.keys, () => ({
    ...shown,
    members: shown.members.map((member) => ({
      ...member,
      hasTurned: member.hasTurned || (member.index === 1 && turned.length > 0),
    })),
  }))
  wire.answerWith(sealedElections.board, () => new Response(archive.slice()))
  wire.answer(trusteeSets.show, () => setOf(committee))
  wire.answer(sealedElections.turnKey, ({ body }) => {
    turned.push(body)
    return shown
  })
  const router = openRouter({ routes: [at('/', Mine)], history: memoryHistory(['/']), cache: new QueryClient() })
  await router.start()
  show(
    <Navigation router={router} Problem={() => null}>
      <Mine />
    </Navigation>,
  )
  return turned
}

function Mine() {
  const { data: shown } = useQuery(electionKeysQuery(3))
  const keeper = useKeyKeeper()
  if (!shown) return null
  if (shown.members.some(({ index, hasTurned }) => index === 1 && hasTurned)) return <p>It is turned.</p>
  return <TurnKey electionId={3} keys={shown} keeper={keeper} />
}

const setOf = ({ certificates, acknowledgements, parameters }: Ceremony) => ({
  id: 4,
  name: 'Wardens of the vote',
  threshold: 2,
  size: 3,
  run: 1,
  state: 'ready' as const,
  deadline: null,
  readyAt: null,
  trustees: [],
  waitingFor: [],
  keysLeft: 3,
  place: 1,
  asked: null,
  stopped: null,
  can: { extend: false, restart: false, void: false },
  serverNow: '2026-11-29T12:00:00.000Z',
  certificates: JSON.stringify(certificates),
  words: null,
  received: null,
  parameters: JSON.stringify(parameters),
  privateKey: acknowledgements[0]?.private_key ?? null,
})

async function typeWords(typed: readonly string[]) {
  for (const [place, word] of typed.entries()) await typeInto(`Word ${place + 1}`, word)
  await press('Turn your key')
}

test('the boards are checked, then the words make a part that everybody finds right', async ({ wire, show }) => {
  const turned = await open(wire, show)
  await screen.findByText('4 ballots on the board; 4 of 6 have voted.')
  await typeWords(words)
  await screen.findByText('It is turned.')
  const { election: asked, groups } = await checkArchive(board)
  const { events, data } = readArchive(board)
  const ballots = events
    .filter(({ event }) => event.type === 'Ballot')
    .map(({ event }) => checkBallot(data.get(event.payload ?? '') ?? '', asked).answers)
  const key = keyOfOwner(groups, 2)
  if (!key) throw new Error('No such key')
  const tally = sumOfBallots(ballots, [3])
  expect(turned).toHaveLength(1)
  checkPart(turned[0]?.parts[0]?.part ?? '', { electionHash: asked.hash, key, tally, whose: 'The part' })
  expect(JSON.stringify(turned)).not.toContain(committee.seeds[0])
  // Some of the words are names of fields as well.
  for (const [at, word] of words.entries())
    expect(JSON.stringify(turned)).not.toMatch(new RegExp(`\\b${word}\\W+${words[at + 1] ?? words[0]}\\b`))
})

test('the words of another key are refused, and nothing is sent', async ({ wire, show }) => {
  const turned = await open(wire, show)
  await screen.findByText('Lay in your key')
  await typeWords(wordsOf(committee.seeds[1] ?? '').split(' '))
  await screen.findByText(/^These are twelve good words, but not those of your key/)
  expect(turned).toEqual([])
})

test('a board with fewer ballots than have voted stops it', async ({ wire, show }) => {
  const cut = await boardOf([1])
  const [position] = keys.positions
  await open(wire, show, { shown: { ...(await keysOf(cut)), positions: position ? [position] : [] }, archive: cut })
  await screen.findByText(/^Do not turn your key.*1 ballot on the board, and 4 have voted/)
  expect(screen.queryByLabelText('Word 1')).toBeNull()
})

test('other words than those that name the election stop it', async ({ wire, show }) => {
  await open(wire, show, { shown: { ...keys, words: keys.words?.toReversed() ?? null } })
  await screen.findByText(/The words of the election are not those/)
})

test('a board that was altered stops it', async ({ wire, show }) => {
  const altered = board.slice()
  altered[3000] = (altered[3000] ?? 0) ^ 1
  await open(wire, show, { archive: altered })
  await screen.findByText(/^The boards do not hold, so do not turn your key/)
})

test('a second, other count of the same election is refused in this browser', async ({ wire, show }) => {
  await open(wire, show)
  await screen.findByText('Lay in your key')
  await typeWords(words)
  await screen.findByText('It is turned.')
  const other = await boardOf([1, 1, 0, 0])
  await open(wire, show, { shown: await keysOf(other), archive: other })
  await screen.findByText(/This is another count than the one this browser saw before/)
})

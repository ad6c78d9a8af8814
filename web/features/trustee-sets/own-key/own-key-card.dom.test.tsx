// A whole ceremony in the page of one of three trustees: it runs on by itself, nothing secret is sent or kept, and what fails is told.
import { type TrusteeComplaint, trusteeSets } from '@aerie/contract/trustee-sets'
import { makeWords, seedOf } from '@aerie/verifiable-elections/seeds'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, vi } from 'vitest'
import { useKeyKeeper } from '#features/trustee-keys/use-key-keeper.ts'
import { WorkerBeside } from '#features/trustee-keys/worker-beside.fixture.ts'
import { Navigation } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import { at } from '#lib/navigation/site-map.ts'
import { press, typeInto } from '../../../test/acting.ts'
import { memoryHistory } from '../../../test/memory-history.ts'
import { test } from '../../../test/page.tsx'
import type { Wire } from '../../../test/wire.ts'
import { ceremonyServer } from '../ceremony-server.fixture.ts'
import { trusteeSetQuery } from '../queries.ts'
import { SetWords } from '../set-words.tsx'
import { OwnKeyCard } from './own-key-card.tsx'

const requests: string[] = []

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerBeside)
  requests.length = 0
  localStorage.clear()
  sessionStorage.clear()
})

/** The page, before a server that takes what it sends. */
async function open(wire: Wire, show: (part: ReactNode) => { leave: () => void }, server = ceremonyServer()) {
  wire.answer(trusteeSets.show, () => server.details())
  wire.answer(trusteeSets.list, [])
  wire.answer(trusteeSets.send, async ({ body }) => {
    await server.take(body.body)
    return server.details()
  })
  recordRequests()
  const router = openRouter({ routes: [at('/', Mine)], history: memoryHistory(['/']), cache: new QueryClient() })
  await router.start()
  const { leave } = show(
    <Navigation router={router} Problem={() => null}>
      <Mine />
    </Navigation>,
  )
  return { server, leave }
}

function Mine() {
  const { data: set } = useQuery(trusteeSetQuery(4))
  const keeper = useKeyKeeper()
  if (!set) return null
  return (
    <>
      <OwnKeyCard key={set.run} set={set} keeper={keeper} />
      <SetWords set={set} keeper={keeper} />
    </>
  )
}

/** Addresses and bodies of whatever the page sends from now on. */
function recordRequests() {
  const send = fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(`${address} ${String(init?.body ?? '')}`)
    return send(address, init)
  })
}

async function makeKey() {
  await press('Make your key')
  const list = await screen.findByRole('list', { name: 'Your twelve words' })
  const words = [...list.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/\d+/, ''))
  await press('I have copied them')
  return words
}

async function typeWords(words: readonly string[]) {
  for (const [place, word] of words.entries()) await typeInto(`Word ${place + 1}`, word)
}

const DONE = /^Your key is made and the server has all it needs/

describe('one visit', () => {
  test('makes the key, does all rounds by itself, and neither sends nor keeps a word or the seed', async ({
    wire,
    show,
  }) => {
    const { server } = await open(wire, show)
    const words = await makeKey()
    await typeWords(words)
    await press('These are my words')
    await screen.findByText(DONE)
    expect(server.sent.map((round) => round.filter(Boolean).length)).toEqual([3, 3, 3])
    const said = [
      ...requests,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      location.href,
    ].join('\n')
    expect(requests.filter((one) => one.includes('/messages'))).toHaveLength(3)
    expect(said).not.toContain(seedOf(words.join(' ')))
    // Some of the words are names of fields as well.
    for (const [at, word] of words.entries())
      expect(said).not.toMatch(new RegExp(`\\b${word}\\W+${words[at + 1] ?? words[0]}\\b`))
    expect(document.body.innerHTML).not.toContain(words.slice(0, 3).join(' '))
  })

  test('a word that was copied wrongly is marked, and nothing is sent', async ({ wire, show }) => {
    await open(wire, show)
    const words = await makeKey()
    await typeWords(words.with(4, words[4] === 'zoo' ? 'zone' : 'zoo'))
    await press('These are my words')
    await screen.findByText('Word 5 is not the one that was shown.')
    expect(screen.getByLabelText('Word 5').getAttribute('aria-invalid')).toBe('true')
    expect(requests.some((one) => one.includes('/messages'))).toBe(false)
  })

  test('waits with the key in memory for who is late, by name', async ({ wire, show }) => {
    const { server } = await open(wire, show, ceremonyServer({ late: [2] }))
    await typeWords(await makeKey())
    await press('These are my words')
    await screen.findByText(/Round 1 is done.*Waiting for Idris Kell/)
    expect(server.sent[0].filter(Boolean)).toHaveLength(2)
  })
})

test('the focus goes on with him, and wrong words are named by their numbers', async ({ wire, show }) => {
  await open(wire, show)
  await press('Make your key')
  const list = await screen.findByRole('list', { name: 'Your twelve words' })
  const words = [...list.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/\d+/, ''))
  expect(document.activeElement?.contains(list)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await press('I have copied them')
  expect(document.activeElement).toBe(screen.getByLabelText('Word 1'))
  await typeWords(words.with(2, 'brotherhood'))
  await press('These are my words')
  await screen.findByText('Word 3 is not the one that was shown.')
  await typeWords(words.with(2, 'brotherhood').with(10, 'brotherhood'))
  await press('These are my words')
  await screen.findByText('Words 3 and 11 are not those that were shown.')
  expect(document.activeElement).toBe(screen.getByLabelText('Word 3'))
})

describe('in a fresh browser', () => {
  test('the twelve words bring him back in; others are refused with a sentence', async ({ wire, show }) => {
    const first = await open(wire, show, ceremonyServer({ late: [2] }))
    const words = await makeKey()
    await typeWords(words)
    await press('These are my words')
    await screen.findByText(/Round 1 is done/)
    first.leave()
    await first.server.comes(2)
    await open(wire, show, first.server)
    await typeWords(makeWords().split(' '))
    await press('Go on')
    await screen.findByText(/^Your key is not in what the server shows for your place/)
    await typeWords(words.with(0, 'brotherhood'))
    await press('Go on')
    await screen.findByText(/ none of the words that can be yours/)
    await typeWords(words)
    await press('Go on')
    await screen.findByText(DONE)
  })
})

describe('what goes wrong', () => {
  test('without a connection nothing is lost, and the same is sent once more', async ({ wire, show }) => {
    const { server } = await open(wire, show)
    await typeWords(await makeKey())
    wire.cut()
    await press('These are my words')
    await screen.findByText(/^The network did not answer/)
    wire.mend()
    await press('Try again')
    await screen.findByText(DONE)
    expect(server.sent[0].filter(Boolean)).toHaveLength(3)
  })

  test('a step is done only when the server shows it', async ({ wire, show }) => {
    const { server } = await open(wire, show)
    wire.answer(trusteeSets.send, () => server.details())
    await typeWords(await makeKey())
    await press('These are my words')
    await screen.findByText(/^The server took your part and does not have it/)
  })

  test('a key that was made in another tab counts, and this one is put away', async ({ wire, show }) => {
    const { server } = await open(wire, show, ceremonyServer({ late: [2] }))
    await typeWords(await makeKey())
    wire.answer(trusteeSets.send, async () => {
      await server.take(JSON.stringify({ message: 'of the other tab', signature: { challenge: '1', response: '1' } }))
      return server.details()
    })
    await press('These are my words')
    await screen.findByText(/^Your key was made in another tab/)
  })

  test('a share that does not fit is shown to all, with what its giver signed', async ({ wire, show }) => {
    const complaints: TrusteeComplaint[] = []
    const { server } = await open(wire, show)
    const take = server.take
    server.take = async (body) => {
      await take(body)
      if (server.details().state === 'round3') await server.spoil(2)
    }
    wire.answer(trusteeSets.complain, ({ body }) => {
      complaints.push(body)
      const dealer = { place: 3, name: 'Idris Kell' }
      const stopped = {
        why: 'wrong_share' as const,
        at: '2026-11-29T12:00:00.000Z',
        dealer,
        receiver: null,
        reason: null,
      }
      return { ...server.details(), state: 'void' as const, asked: null, stopped }
    })
    await typeWords(await makeKey())
    await press('These are my words')
    await expect.poll(() => complaints).toEqual([{ run: 1, dealer: 3, envelope: expect.stringContaining('recipient') }])
  })

  test('without a secure address, or without workers, a sentence says so', async ({ wire, show }) => {
    vi.stubGlobal('Worker', undefined)
    await open(wire, show)
    await screen.findByText(/^This browser cannot keep a key/)
  })
})

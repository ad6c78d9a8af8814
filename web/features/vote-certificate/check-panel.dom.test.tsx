// The check of a vote beside the page: it is sent in pieces, tells how far it is, what it found, and that it failed.
import type { Published } from '@aerie/votes/published'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { CheckPanel } from './check-panel.tsx'
import type { CheckerMessage, CheckerOrder } from './check-worker.ts'

const HASH = '9f3c71ab04de5e82'.repeat(4)
const BALLOTS = Array.from({ length: 2_500 }, () => ({ tracker: null, choices: ['option_1'] }))
const PUBLISHED: Published = { certificate: {} as Published['certificate'], ballots: BALLOTS, log: [] }

/** Stands in for a worker: the test says what it answers. */
class StandIn {
  static all: StandIn[] = []
  sent: CheckerOrder[] = []
  hasEnded = false
  onmessage?: (event: { data: CheckerMessage }) => void
  onerror?: () => void
  constructor() {
    StandIn.all.push(this)
  }
  postMessage(message: CheckerOrder) {
    this.sent.push(message)
  }
  terminate() {
    this.hasEnded = true
  }
}

beforeEach(() => {
  StandIn.all = []
  vi.stubGlobal('Worker', StandIn)
})

const panel = <CheckPanel published={PUBLISHED} keys={[HASH]} />

async function begun() {
  await press('Check')
  await expect.poll(() => StandIn.all[0]?.sent.at(-1)).toHaveProperty('kept')
  const worker = StandIn.all[0]
  if (!worker) throw new Error('Nothing was begun')
  return worker
}

test('sends what is published in pieces, with what was kept and the keys that are expected', async ({ show }) => {
  show(panel)
  await typeInto(/^Your receipt/, 'K7QF-2MXN-6RTC-W3DA')
  const { sent } = await begun()
  expect(sent.flatMap((one) => ('ballots' in one ? [one.ballots.length] : []))).toEqual([1000, 1000, 500])
  expect(sent.at(-1)).toMatchObject({ kept: { receipt: 'K7QF-2MXN-6RTC-W3DA', keys: [HASH] } })
})

test('tells how far it is, and of each check whether it holds', async ({ show }) => {
  show(panel)
  const worker = await begun()
  worker.onmessage?.({ data: { done: 0.42 } })
  const bar = await screen.findByRole('progressbar', { name: 'Checking the log' })
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('42')
  const checks = [
    { says: 'The quorum is reckoned rightly.', fault: null },
    { says: 'Those lead who have the most votes.', fault: 'Other options lead than it says.' },
  ]
  worker.onmessage?.({ data: { parts: [{ title: 'Count and quorum', checks }] } })
  await screen.findByText('This is not what was voted. Tell an officer, and keep the files.')
  const part = within(screen.getByRole('region', { name: 'Count and quorum' }))
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The quorum is reckoned rightly.',
    'Other options lead than it says.',
  ])
  part.getByLabelText('Does not hold:')
  expect(worker.hasEnded).toBe(true)
})

test('is given up at a press, and can be begun anew', async ({ show }) => {
  show(panel)
  const worker = await begun()
  await press('Cancel')
  await expect.poll(() => worker.hasEnded).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await press('Check again')
  await expect.poll(() => StandIn.all.length).toBe(2)
})

test('a program that does not arrive is told, and so is what cannot be checked', async ({ show }) => {
  show(panel)
  const worker = await begun()
  worker.onerror?.()
  await screen.findByText(/^The program that checks could not be loaded/)
  await press('Check again')
  await expect.poll(() => StandIn.all[1]?.sent.at(-1)).toHaveProperty('kept')
  StandIn.all[1]?.onmessage?.({ data: { failure: 'This browser cannot check such signatures.' } })
  await screen.findByText('This browser cannot check such signatures.')
})

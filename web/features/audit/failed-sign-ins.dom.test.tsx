// The failed sign-ins beside the audit log: whom they meant, whence, how often; none; and an answer that does not come.
import { type FailedSignIn, failedSignIns } from '@aerie/contract/failed-sign-ins'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { FailedSignIns } from './failed-sign-ins.tsx'

const failed = (change: Partial<FailedSignIn> = {}): FailedSignIn => ({
  day: '2026-11-20',
  member: { id: 7, firstName: 'Rook', lastName: 'Ellis' },
  network: '203.0.113.0/24',
  times: 12,
  lastAt: '2026-11-20T12:40:00.000Z',
  ...change,
})

test('names who was meant, or nobody, with the network and how often', async ({ wire, show }) => {
  wire.answer(failedSignIns.list, [failed(), failed({ member: null, network: '', times: 1 })])
  show(<FailedSignIns />)
  const [known, unknown] = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(known?.textContent).toMatch(/^Rook Ellis12 timesFrom 203\.0\.113\.0\/24, last /)
  expect(unknown?.textContent).toMatch(/^Nobody of oursonceFrom other networks, last /)
})

test('shows the newest, and all of them when asked', async ({ wire, show }) => {
  const all = Array.from({ length: 9 }, (_, at) => failed({ network: `198.51.${at}.0/24` }))
  wire.answer(failedSignIns.list, all)
  show(<FailedSignIns />)
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  await press('Show all 9')
  expect(within(list).getAllByRole('listitem')).toHaveLength(9)
})

test('says that there are none', async ({ wire, show }) => {
  wire.answer(failedSignIns.list, [])
  show(<FailedSignIns />)
  expect(await screen.findByText('None in the last 90 days.')).toBeTruthy()
})

test('says that they could not be loaded', async ({ wire, show }) => {
  wire.refuse(failedSignIns.list, 'unexpected', 'Something went wrong.')
  show(<FailedSignIns />)
  expect(await screen.findByText('The failed sign-ins could not be loaded')).toBeTruthy()
})

// The page of the installation's health: for super admins, as of now, with one sentence over all findings.
import { type Finding, health } from '@aerie/contract/health'
import { officerStep } from '@aerie/contract/officer-step'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../test/acting.ts'
import { signedIn } from '../test/cast.ts'
import { test } from '../test/page.tsx'
import { HealthPage } from './health.tsx'

const SUPER_ADMIN = { user: signedIn({ role: 'super_admin', can: { seeHealth: true } }) }
const finding = (id: string, state: Finding['state']): Finding => ({
  id,
  state,
  title: id,
  sentence: '',
  figure: '',
  advice: null,
})
const details = (findings: Finding[]) => ({
  at: '2026-11-20T18:40:00.000Z',
  startedAt: '2026-11-20T12:40:00.000Z',
  findings,
  version: '1.2.3',
  signedIn: 1,
})

test('who may not see it asks nothing of the server', async ({ wire, show }) => {
  wire.answer(health.details, details([]))
  show(<HealthPage />)
  await screen.findByText('Super admin access required for the health page.')
  expect(wire.asked(health.details)).toEqual([])
})

test('a super admin whose rights wait is told so, and asks nothing of it', async ({ wire, show }) => {
  wire.answer(health.details, details([]))
  wire.answer(officerStep.own, { letUntil: null, helpers: [] })
  const owedStep = { role: 'super_admin' as const, due: '2026-11-20T18:40:00.000Z', waits: true, hasStep: false }
  show(<HealthPage />, { user: signedIn({ role: 'super_admin', owedStep }) })
  await screen.findByText('Your rights as a super admin wait until you add a second step.')
  await screen.findByRole('heading', { name: 'Health' })
  expect(wire.asked(health.details)).toEqual([])
})

test.for([
  [[finding('mail', 'good')], 'All is well'],
  [[finding('disk', 'attention'), finding('mail', 'good')], 'All is well, but for one thing'],
  [[finding('disk', 'bad'), finding('jobs', 'attention')], '2 things need a look'],
] as const)('%o: %s', async ([findings, words], { wire, show }) => {
  wire.answer(health.details, details([...findings]))
  show(<HealthPage />, SUPER_ADMIN)
  await screen.findByText(words)
})

test('looking again asks again, and what was found stays there when that fails', async ({ wire, show }) => {
  wire.answer(health.details, details([finding('mail', 'good')]))
  show(<HealthPage />, SUPER_ADMIN)
  await screen.findByText('All is well')
  wire.refuse(health.details, 'unavailable', 'The database is resting.')
  await press('Look again')
  await expect.poll(() => wire.asked(health.details)).toHaveLength(2)
  await screen.findByRole('button', { name: 'Look again' })
  expect(screen.getByText('All is well')).toBeDefined()
})

// The health of the installation: each finding says how bad it is to those who do not see its sign, and what to do.
import type { Finding, HealthDetails } from '@aerie/contract/health'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Findings } from './findings.tsx'
import { RunningSince } from './running-since.tsx'

const FINDING: Finding = { id: 'mail', state: 'good', title: 'Mail', sentence: 'It leaves.', figure: '0', advice: null }

describe('a finding', () => {
  test.each([
    ['good', 'Mail: all is well'],
    ['attention', 'Mail: needs a look'],
    ['bad', 'Mail: needs a look now'],
  ] as const)('that is %s says so in words', (state, words) => {
    render(<Findings findings={[{ ...FINDING, state }]} />)
    expect(screen.getByRole('heading').textContent).toBe(words)
  })

  test('has its advice where there is any, in the order in which the server tells them', () => {
    const bad: Finding = { ...FINDING, id: 'disk', state: 'bad', title: 'Disk', advice: 'Make room.' }
    render(<Findings findings={[bad, FINDING]} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Disk: needs a look nowIt leaves.Make room.0',
      'Mail: all is wellIt leaves.0',
    ])
  })
})

describe('running since', () => {
  const draw = (startedAt: string, signedIn: number) => {
    const details: HealthDetails = {
      at: '2026-11-20T18:40:00.000Z',
      findings: [],
      version: '1.2.3',
      startedAt,
      signedIn,
    }
    render(<RunningSince details={details} />)
    return screen.getAllByRole('paragraph')[0]?.textContent
  }

  test.each([
    ['2026-11-20T12:40:00.000Z', /^20 November 2026, /],
    ['2026-11-19T12:40:00.000Z', /^1 day, since 19 November 2026$/],
    ['2026-11-08T12:40:00.000Z', /^12 days, since 8 November 2026$/],
  ])('%s', (startedAt, words) => {
    expect(draw(startedAt, 0)).toMatch(words)
  })

  test.each([
    [0, '0 brothers'],
    [1, '1 brother'],
    [24, '24 brothers'],
  ])('%i were here in the last hour: %s', (signedIn, words) => {
    draw('2026-11-20T12:40:00.000Z', signedIn)
    expect(screen.getByText(words)).toBeDefined()
  })
})

// Who is chosen in a list outlives a change of its filter, but for "all that match", which then would be others.
import { type MemberFilter, MOST_CHOSEN } from '@aerie/contract/selections'
import { act, screen } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { useSelection } from './use-selection.ts'

const ALL: MemberFilter = { q: '', role: null, noPassword: false, unconfirmed: false }
const SHOWN = [{ id: 1 }, { id: 2 }, { id: 3 }]
const one = (id: number, isOn = true) => ({ id, isOn, isRange: false })

describe('one by one', () => {
  test('the choice stays while the filter changes, and is sent as it was made', ({ run }) => {
    const { result, again } = run(useSelection, ALL)
    act(() => result.current.choose(one(2), SHOWN))
    again({ ...ALL, q: 'Ezra' })
    expect([result.current.isChosen(2), result.current.isChosen(1)]).toEqual([true, false])
    expect(result.current.chosen()).toEqual({ ids: [2] })
    expect(result.current.share(SHOWN)).toBe('some')
  })

  test('more than a call takes are not chosen, and it is said what to do', async ({ run }) => {
    const many = Array.from({ length: MOST_CHOSEN + 1 }, (_, at) => ({ id: at + 1 }))
    const { result } = run(useSelection, ALL)
    act(() => result.current.choose(one(1), many))
    act(() => result.current.choose({ id: MOST_CHOSEN + 1, isOn: true, isRange: true }, many))
    await screen.findByText(/Narrow the filter, and choose all that match\.$/)
    expect(result.current.count(many)).toBe(1)
  })
})

describe('all that match', () => {
  test('are sent as the filter says, without those that were taken out', ({ run }) => {
    const filter: MemberFilter = { ...ALL, role: 'admin' }
    const { result } = run(useSelection, filter)
    act(() => result.current.chooseAll(true))
    act(() => result.current.choose(one(2, false), SHOWN))
    expect(result.current.chosen()).toEqual({ filter, except: [2] })
    expect(result.current.count(SHOWN)).toBe(2)
  })

  test.for([
    { ...ALL, q: 'Ezra' },
    { ...ALL, role: 'admin' as const },
    { ...ALL, noPassword: true, unconfirmed: false },
  ])('are nobody once other ones match: %o', (filter, { run }) => {
    const { result, again } = run(useSelection, ALL)
    act(() => result.current.chooseAll(true))
    again(filter)
    expect(result.current.chosen()).toEqual({ ids: [] })
    expect(result.current.share(SHOWN)).toBe('none')
  })
})

// An answer that a link of an email has chosen: said by a press alone, and by no opening.
import { type Gathering, gatherings } from '@aerie/contract/gatherings'
import { screen } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { asksFor, ChosenAnswer, readChosen } from './chosen-answer.tsx'

const supper: Gathering = {
  id: 7,
  title: 'Winter supper',
  location: 'Galway, Ireland',
  city: 'Gaillimh',
  country: 'Ireland',
  latitude: 53.27,
  longitude: -9.05,
  place: null,
  timeZone: 'Europe/Dublin',
  startDate: '2026-12-12',
  startTime: '19:00',
  endDate: '2026-12-12',
  endTime: null,
  startsAt: '2026-12-12T19:00:00.000Z',
  endsAt: null,
  isOfficial: false,
  hosts: [],
  going: 1,
  guests: 0,
  maybe: 0,
  seats: null,
  waiting: 0,
  calledOffAt: null,
  cover: null,
  own: null,
  description: '',
  audience: 'all',
  classes: [],
  asked: [],
  answerBy: null,
  tellsNear: true,
  ownPlace: null,
  letsPass: true,
  callOffWord: null,
  takenDown: null,
  isOver: false,
  version: 1,
  can: {
    answer: true,
    change: false,
    callOff: false,
    callAgain: false,
    takeDown: false,
    putBack: false,
    makeOfficial: false,
    correct: false,
  },
}
const going: Gathering = { ...supper, own: { standing: 'going', guests: 2, wasThere: false } }

describe('an answer that was chosen', () => {
  test('is said by one press, with the guests of before', async ({ wire, show }) => {
    const onDone = vi.fn()
    wire.answer(gatherings.answer, going)
    show(
      <ChosenAnswer
        gathering={{ ...supper, own: { standing: 'maybe', guests: 2, wasThere: false } }}
        chosen="going"
        onDone={onDone}
      />,
    )
    await screen.findByRole('heading', { name: 'You are about to answer: Going' })
    expect(wire.asked(gatherings.answer)).toEqual([])
    await press('Answer Going')
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(wire.asked(gatherings.answer)).toMatchObject([{ body: { reply: 'going', guests: 2 } }])
  })

  test('leaves everything as it was where another is wanted', async ({ wire, show }) => {
    const onDone = vi.fn()
    show(<ChosenAnswer gathering={supper} chosen="cannot" onDone={onDone} />)
    await press('Something else')
    expect(onDone).toHaveBeenCalledOnce()
    expect(wire.asked(gatherings.answer)).toEqual([])
  })
})

describe('whether he still comes', () => {
  test('yes changes nothing', async ({ wire, show }) => {
    const onDone = vi.fn()
    show(<ChosenAnswer gathering={going} chosen="still" onDone={onDone} />)
    await press('Yes, still')
    expect(onDone).toHaveBeenCalledOnce()
    expect(wire.asked(gatherings.answer)).toEqual([])
  })

  test('no longer says that he cannot, without guests', async ({ wire, show }) => {
    wire.answer(gatherings.answer, { ...going, own: { standing: 'cannot', guests: 0, wasThere: false } })
    show(<ChosenAnswer gathering={going} chosen="still" onDone={() => {}} />)
    await press('No longer')
    await screen.findByText('You cannot come')
    expect(wire.asked(gatherings.answer)).toMatchObject([{ body: { reply: 'cannot', guests: 0 } }])
  })
})

test('what is no answer is none, and what holds already asks nothing', () => {
  expect(['going', 'still', 'yes', 1, null].map(readChosen)).toEqual(['going', 'still', null, null, null])
  expect([asksFor('going', going), asksFor('cannot', going), asksFor('still', going)]).toEqual([false, true, true])
  expect([asksFor('going', supper), asksFor('still', supper)]).toEqual([true, false])
})

// Which ties may be proposed, and what takes whose place once one is agreed to.
import { describe, expect, test } from 'vitest'
import { type Brotherhood, brother, brotherhoodOf, factsOf, show } from './model.fixture.ts'
import { planAccepted, planMatch, whyNoProposal } from './proposals.ts'

const [ROOK, MATEO, EAMON, NICO, THEO] = [1, 2, 3, 4, 5]
const cast = ['Rook Fairweather', 'Mateo Bellini', 'Eamon Vale', 'Nico Hale', 'Theo Lund'].map((name, at) =>
  brother(at + 1, name),
)
const line = brotherhoodOf(cast, [
  [ROOK, MATEO],
  [MATEO, EAMON],
  [NICO, THEO, NICO],
])
const OTHER = { id: 99, isOfficer: false }
const whyNot = (big: number, little: number, of: Brotherhood = line, by = OTHER) =>
  whyNoProposal(factsOf(of, little), big, by)

describe('a proposal', () => {
  test.each([
    [ROOK, ROOK, 'Nobody can be his own big brother.'],
    [ROOK, MATEO, 'Rook Fairweather is the big brother of Mateo Bellini already.'],
    [NICO, THEO, 'That Nico Hale is the big brother of Theo Lund is claimed already, and waits to be confirmed.'],
    [NICO, EAMON, null],
    [MATEO, ROOK, null],
  ])('that %i is the big brother of %i', (big, little, why) => {
    expect(whyNot(big, little)).toBe(why)
  })

  test('that closes a circle names the chain', () => {
    expect(whyNot(EAMON, ROOK)).toContain('already: Rook Fairweather, Mateo Bellini, Eamon Vale.')
  })

  test('of two of whom it was refused is for who refused it, and for officers', () => {
    const refused = { ...line, refusals: [[NICO, EAMON, NICO] as [number, number, number]] }
    expect(whyNot(NICO, EAMON, refused)).toMatch(/^It was said already/)
    expect(whyNot(NICO, EAMON, refused, { id: NICO, isOfficer: false })).toBeNull()
    expect(whyNot(NICO, EAMON, refused, { id: 99, isOfficer: true })).toBeNull()
  })
})

const accepted = (big: number, little: number, of: Brotherhood = line) =>
  planAccepted(
    factsOf(of, little),
    { id: 50, big_id: big, little_id: little, proposed_by: 99, claimed_by: little },
    big,
  )

describe('agreed to', () => {
  test('it takes the place of the big brother on record, under its own number', () => {
    const plan = accepted(NICO, EAMON)
    expect(plan).toMatchObject({
      gone: [{ big_id: MATEO, little_id: EAMON }],
      added: [{ id: 50, big_id: NICO, little_id: EAMON, is_confirmed: true, name_before: null }],
      refused: [],
    })
  })

  test('the other way round, it turns the tie', () => {
    const plan = accepted(MATEO, ROOK)
    if (typeof plan === 'string') throw new Error(plan)
    expect(plan.ties.map(show).sort()).toEqual([`${MATEO} > ${ROOK}`, `${MATEO} > ${EAMON}`, `${NICO} > ${THEO}`])
  })

  test('a claim that goes for it counts as refused', () => {
    expect(accepted(ROOK, THEO)).toMatchObject({ refused: [{ big_id: NICO, little_id: THEO }] })
  })

  test('it is refused where the lines have changed since', () => {
    expect(accepted(EAMON, ROOK)).toContain('already: ')
    const full = brotherhoodOf(cast, [
      [NICO, ROOK],
      [NICO, MATEO],
    ])
    expect(accepted(NICO, EAMON, full)).toBe(
      'Nico Hale has his little brothers already: Rook Fairweather and Mateo Bellini.',
    )
  })
})

describe('a name that is matched', () => {
  const named = brotherhoodOf(cast, [
    ['Old Friend', ROOK],
    ['Old Friend', MATEO],
    ['Old Friend', THEO],
    [EAMON, 'Old Friend'],
  ])

  test('gives all of them the member, also more than two', () => {
    const facts = factsOf(named, NICO)
    const plan = planMatch(facts, facts.ties)
    if (typeof plan === 'string') throw new Error(plan)
    expect(plan.ties.map(show)).toEqual(
      [ROOK, MATEO, THEO].map((one) => `${NICO} > ${one}`).concat(`${EAMON} > ${NICO}`),
    )
    expect(plan.added.every(({ is_confirmed }) => is_confirmed)).toBe(true)
  })

  test.each([
    [ROOK, 'Rook Fairweather is named here by himself.'],
    [EAMON, 'Eamon Vale is named here by himself.'],
  ])('is not %i, who names it', (member, why) => {
    const facts = factsOf(named, member)
    expect(planMatch(facts, facts.ties)).toBe(why)
  })

  test('is nobody who would close a circle, or has a big brother', () => {
    const above = brotherhoodOf(cast, [
      ['Old Friend', ROOK],
      [ROOK, NICO],
    ])
    const facts = factsOf(above, NICO)
    expect(planMatch(facts, facts.ties.slice(0, 1))).toContain('already: ')
    const taken = brotherhoodOf(cast, [
      [EAMON, 'Old Friend'],
      [ROOK, NICO],
    ])
    const factsOfTaken = factsOf(taken, NICO)
    expect(planMatch(factsOfTaken, factsOfTaken.ties.slice(0, 1))).toBe(
      'Nico Hale has a big brother already: Rook Fairweather.',
    )
  })
})

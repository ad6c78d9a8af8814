// What a save makes of a lineage, and which saves are refused.
import { describe, expect, test } from 'vitest'
import type { Refusal } from '#platform/errors.ts'
import type { DesiredLineage } from './desired-lineage.ts'
import { type Brotherhood, brother, brotherhoodOf, factsOf, show } from './model.fixture.ts'
import { planLineage } from './plan.ts'

const [ROOK, MATEO, EAMON, NICO, THEO, JULES, OTHER_JULES] = [1, 2, 3, 4, 5, 6, 7]
const cast = [
  brother(ROOK, 'Rook Fairweather', { lineage_color: 'green' }),
  brother(MATEO, 'Mateo Bellini'),
  brother(EAMON, 'Eamon Vale', { familiar: 'Pepper' }),
  brother(NICO, 'Nico Hale'),
  brother(THEO, 'Theo Lund'),
  brother(JULES, 'Jules Moor'),
  brother(OTHER_JULES, 'Jules Moor'),
]
/** Rook, Mateo, Eamon in one line; Nico has two littles, the second by name. */
const brotherhood = brotherhoodOf(cast, [
  [ROOK, MATEO],
  [MATEO, EAMON],
  [NICO, THEO],
  [NICO, 'Hugo Larsen'],
])

const after = (member: number, desired: DesiredLineage, of: Brotherhood = brotherhood) =>
  planLineage(factsOf(of, member), desired, true).ties.map(show)
const refusalOf = (member: number, desired: DesiredLineage, { of = brotherhood, own = true } = {}) => {
  try {
    return planLineage(factsOf(of, member), desired, own) && null
  } catch (refusal) {
    return (refusal as Refusal).details.errors?.[0]
  }
}

describe('a name', () => {
  test('that is one member’s becomes him, with the familiar name too, in any letters', () => {
    expect(after(JULES, { big: 'theo LUND' })).toContain(`${THEO} > ${JULES}`)
    expect(after(JULES, { big: 'Pepper Vale' })).toContain(`${EAMON} > ${JULES}`)
  })

  test('that is nobody’s, or several brothers’, stays as it is', () => {
    expect(after(THEO, { littles: ['Old  Friend', 'Jules Moor'] })).toEqual(
      expect.arrayContaining([`${THEO} > Old Friend`, `${THEO} > Jules Moor`]),
    )
  })

  test('that was there already becomes a member where it may, and is no reason to refuse where it may not', () => {
    const old = brotherhoodOf(cast, [
      ['Theo Lund', ROOK],
      ['Mateo Bellini', NICO],
      [NICO, MATEO],
    ])
    expect(after(ROOK, { big: 'Theo Lund' }, old)).toContain(`${THEO} > ${ROOK}`)
    expect(after(NICO, { big: 'Mateo Bellini' }, old)).toContain(`Mateo Bellini > ${NICO}`)
  })

  test('gives way to the tie it meant, from either end', () => {
    const old = brotherhoodOf(cast, [
      [ROOK, 'Jules Moor'],
      ['Rook Fairweather', NICO],
    ])
    expect(after(JULES, { big: String(ROOK) }, old)).toEqual([`Rook Fairweather > ${NICO}`, `${ROOK} > ${JULES}`])
    expect(after(ROOK, { littles: ['Jules Moor', String(NICO)] }, old)).toEqual([
      `${ROOK} > Jules Moor`,
      `${ROOK} > ${NICO}`,
    ])
  })
})

describe('refused', () => {
  test.each<[string, number, DesiredLineage, string, string]>([
    ['himself', ROOK, { big: '1' }, 'bigBrother', 'Nobody can be his own big brother.'],
    [
      'himself below',
      ROOK,
      { littles: ['rook fairweather'] },
      'littleBrothers',
      'Nobody can be his own little brother.',
    ],
    [
      'somebody unknown',
      ROOK,
      { big: '99' },
      'bigBrother',
      'This brother is no longer in the directory. Choose another.',
    ],
    ['one man twice', ROOK, { littles: ['2', '4', 'Nico Hale'] }, 'littleBrothers', 'Nico Hale is in the list twice.'],
    ['one name twice', ROOK, { littles: ['X Y', 'x y'] }, 'littleBrothers', 'X Y is in the list twice.'],
    [
      'a big brother from below',
      ROOK,
      { big: String(EAMON) },
      'bigBrother',
      'Pepper Vale is below you already: you, Mateo Bellini, Pepper Vale.',
    ],
    [
      'a little brother from above',
      EAMON,
      { littles: [String(ROOK)] },
      'littleBrothers',
      'Rook Fairweather is above you already: Rook Fairweather, Mateo Bellini, you.',
    ],
    [
      'a little brother who is the new big brother',
      JULES,
      { big: String(ROOK), littles: [String(ROOK)] },
      'littleBrothers',
      'Rook Fairweather is above you already: Rook Fairweather, you.',
    ],
    [
      'three',
      ROOK,
      { littles: ['2', '6', '7'] },
      'littleBrothers',
      'A brother has at most two little brothers. Take one off first.',
    ],
  ])('%s', (_whom, member, desired, path, message) => {
    expect(refusalOf(member, desired)).toEqual({ path, message })
  })

  test.each<[DesiredLineage, number, string]>([
    [{ littles: ['2', '5'] }, ROOK, 'Theo Lund has a big brother already: Nico Hale.'],
    [{ big: String(NICO) }, JULES, 'Nico Hale has his little brothers already: Theo Lund and Hugo Larsen.'],
  ])('to a super admin, who is to say what goes: %j', (desired, member, message) => {
    expect(refusalOf(member, desired, { own: false })?.message).toBe(message)
  })

  test('a name in the place of a confirmed big brother', () => {
    expect(refusalOf(EAMON, { big: 'Old Friend' })?.message).toBe(
      'Mateo Bellini is your big brother on record. Take him off first, or name a brother who is in the directory.',
    )
    expect(after(EAMON, { big: null })).not.toContain(`${MATEO} > ${EAMON}`)
  })

  test('with the name of the member where a super admin reads it', () => {
    expect(refusalOf(EAMON, { littles: [String(ROOK)] }, { own: false })?.message).toBe(
      'Rook Fairweather is above Pepper Vale already: Rook Fairweather, Mateo Bellini, Pepper Vale.',
    )
  })
})

describe('proposed beside the record, which stays', () => {
  const proposedBy = (member: number, desired: DesiredLineage, of: Brotherhood = brotherhood) => {
    const { proposed, gone, added, fields } = planLineage(factsOf(of, member), desired, true)
    expect([gone, added]).toEqual([[], []])
    return [proposed, fields]
  }

  test.each<[string, number, DesiredLineage, { big: number; little: number }, string]>([
    ['another big brother than the confirmed one', EAMON, { big: '4' }, { big: NICO, little: EAMON }, 'bigBrother'],
    ['a big brother of two', JULES, { big: '4' }, { big: NICO, little: JULES }, 'bigBrother'],
    ['another’s little', ROOK, { littles: ['2', '5'] }, { big: ROOK, little: THEO }, 'littleBrothers'],
  ])('%s', (_what, member, desired, pair, field) => {
    expect(proposedBy(member, desired)).toEqual([[pair], [field]])
  })

  test('once, however often it is saved', () => {
    const waits = { id: 9, big_id: NICO, little_id: EAMON, proposed_by: EAMON, claimed_by: EAMON }
    expect(proposedBy(EAMON, { big: '4' }, { ...brotherhood, proposals: [waits] })).toEqual([[], []])
  })

  test('but not in the place of a claim', () => {
    const claimed = brotherhoodOf(cast, [[ROOK, MATEO, ROOK]])
    expect(after(MATEO, { big: String(NICO) }, claimed)).toEqual([`${NICO} > ${MATEO}`])
  })
})

test('more than two littles from older data stay, but get no company', () => {
  const old = brotherhoodOf(
    cast,
    [MATEO, EAMON, NICO].map((little) => [ROOK, little]),
  )
  expect(after(ROOK, { littles: ['2', '3', '4'] }, old)).toHaveLength(3)
  expect(after(ROOK, { littles: ['4', '3'] }, old)).toHaveLength(2)
  expect(refusalOf(ROOK, { littles: ['2', '3', '5'] }, { of: old })).not.toBeNull()
})

test('a tie the wrong way round is turned in one save, beside the big brother on record', () => {
  const { proposed } = planLineage(factsOf(brotherhood, MATEO), { big: String(EAMON), littles: [] }, true)
  expect(proposed).toEqual([{ big: EAMON, little: MATEO }])
  expect(after(MATEO, { big: null, littles: [String(ROOK)] })).toContain(`${MATEO} > ${ROOK}`)
})

test('what is left out stays, and nothing changes where nothing is asked', () => {
  expect(after(MATEO, { big: null })).toContain(`${MATEO} > ${EAMON}`)
  expect(planLineage(factsOf(brotherhood, MATEO), { big: '1', littles: ['3'] }, true)).toMatchObject({
    gone: [],
    added: [],
    fields: [],
  })
})

test('who takes a name is found by those who waited for it', () => {
  const waiting = brotherhoodOf(cast, [
    ['Teodor Lund', ROOK],
    [MATEO, 'Teodor Lund'],
    [NICO, 'Teodor Lund'],
  ])
  const plan = planLineage(factsOf(waiting, THEO, ['teodor lund']), null, true)
  expect(plan.ties.map(show)).toEqual([`${NICO} > Teodor Lund`, `${THEO} > ${ROOK}`, `${MATEO} > ${THEO}`])
  expect(plan.fields).toEqual(['bigBrother', 'littleBrothers'])
  expect(planLineage(factsOf(waiting, THEO, ['jules moor']), null, true).fields).toEqual([])
})

test('the colour comes down from the nearest brother above who has one', () => {
  expect(planLineage(factsOf(brotherhood, EAMON), null, true).inheritedColor).toBe('green')
  expect(planLineage(factsOf(brotherhood, EAMON), { big: null }, true).inheritedColor).toBeNull()
})

// Ties that are proposed beside the record, over HTTP: who may, what stays until they are agreed to, and what becomes of them.

import { lineage } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { ties } from '@aerie/contract/ties'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import type { Lines } from './lines.fixture.ts'
import { beginTied, openProposals } from './proposals.fixture.ts'

let lines: Lines
beforeAll(async () => {
  lines = await openProposals()
})
afterAll(() => lines.world.close())
beforeEach(() => beginTied(lines))

const id = (who: CastKey) => Number(lines.idOf(who))
const bigOf = async (who: CastKey) => (await lines.show(who)).bigBrother
const proposalOf = async (who: CastKey) => (await lines.show(who)).kin.proposed[0]?.claim?.tieId ?? 0
const inTree = async (who: CastKey) =>
  Object.values((await lines.as('hugh')(lineage.list)).body)
    .flat()
    .find((brother) => brother.id === id(who))
const withdraw = (who: CastKey, tieId: number) => lines.as(who)(ties.withdraw, { params: { tieId: String(tieId) } })

describe('until it is agreed to', () => {
  test('the record stays in tree, profiles and privacy, with the proposal beside it', async () => {
    const { status, body } = await lines.propose('hugh', 'mateo', 'kenji')
    expect([status, body.awaited]).toEqual([200, [id('mateo'), id('kenji')]])
    expect(await bigOf('kenji')).toBe(lines.idOf('rook'))
    expect(await lines.proposedOf('kenji')).toEqual([
      expect.stringMatching(`^big Mateo .*, waits for ${id('mateo')} and ${id('kenji')}$`),
    ])
    expect(await lines.proposedOf('mateo')).toEqual([expect.stringMatching('^little Kenji ')])
    expect(await inTree('kenji')).toMatchObject({
      bigBrother: id('rook'),
      proposed: [{ big: id('mateo'), awaited: [id('mateo'), id('kenji')] }],
    })
    expect([await lines.sees('kenji', 'rook'), await lines.sees('kenji', 'mateo')]).toEqual([true, false])
  })

  test('a save that names another big brother proposes him, once', async () => {
    for (const _ of [1, 2]) expect((await lines.save('kenji', { bigBrother: lines.idOf('mateo') })).status).toBe(200)
    expect(await bigOf('kenji')).toBe(lines.idOf('rook'))
    expect(await lines.proposedOf('kenji')).toEqual([expect.stringMatching(`waits for ${id('mateo')}$`)])
    expect(await lines.sees('kenji', 'rook')).toBe(true)
    expect((await lines.as('kenji')(members.own)).body.kin.proposed).toMatchObject([
      { id: id('mateo'), proposedBy: id('kenji') },
    ])
  })

  test('so does one that names another’s little, or a big brother of two', async () => {
    await lines.save('mateo', { littleBrothers: [lines.idOf('kenji')] })
    expect(await lines.proposedOf('kenji')).toHaveLength(1)
    await lines.edit('rook', { littleBrothers: [lines.idOf('kenji'), lines.idOf('samir')] })
    await lines.save('hugh', { bigBrother: lines.idOf('rook') })
    expect([await bigOf('hugh'), (await lines.proposedOf('hugh')).length]).toEqual([null, 1])
  })

  test('but a name of nobody wipes nothing, and taking him off is an act of its own', async () => {
    const { status, problem } = await lines.save('kenji', { bigBrother: 'Old Friend' })
    expect([status, problem.detail]).toEqual([400, expect.stringMatching(/is your big brother on record/)])
    await lines.save('kenji', { bigBrother: null })
    expect(await bigOf('kenji')).toBeNull()
  })
})

describe('agreed to', () => {
  test('by the other end it takes the place of the record, and counts as a save of all three', async () => {
    const versions = async () =>
      Promise.all((['rook', 'mateo', 'kenji'] as const).map(async (who) => (await lines.show(who)).version))
    await lines.save('kenji', { bigBrother: lines.idOf('mateo') })
    const before = await versions()
    const tieId = await proposalOf('kenji')
    for (const _ of [1, 2]) expect((await lines.answer('mateo', 'confirm', tieId)).status).toBe(200)
    expect(await bigOf('kenji')).toBe(lines.idOf('mateo'))
    expect(await lines.proposedOf('kenji')).toEqual([])
    expect([await lines.sees('kenji', 'rook'), await lines.sees('kenji', 'mateo')]).toEqual([false, true])
    expect(await versions()).toEqual(before.map((version) => version + 1))
    expect((await lines.show('rook')).littleBrothers).toEqual([])
  })

  test('of others, by one end it is his claim; by both, or an officer of either rank, it counts', async () => {
    const { body } = await lines.propose('hugh', 'mateo', 'kenji')
    await lines.answer('mateo', 'confirm', body.tieId)
    expect(await bigOf('kenji')).toBe(lines.idOf('rook'))
    expect(await lines.proposedOf('kenji')).toEqual([expect.stringMatching(`waits for ${id('kenji')}$`)])
    expect((await lines.answer('mateo', 'confirm', body.tieId)).status).toBe(403)
    await lines.answer('kenji', 'confirm', body.tieId)
    expect(await bigOf('kenji')).toBe(lines.idOf('mateo'))
    for (const officer of ['julian', 'marcus'] as const) {
      const big = officer === 'julian' ? 'samir' : 'rafael'
      const { body: other } = await lines.propose('hugh', big, 'kenji')
      expect((await lines.answer(officer, 'confirm', other.tieId)).status).toBe(200)
      expect(await bigOf('kenji')).toBe(lines.idOf(big))
    }
    expect(await lines.bell('hugh')).toEqual(Array(3).fill('proposal_confirmed'))
  })

  test('two for one little: each may be answered, the later takes the place of the earlier', async () => {
    const [one, other] = [
      await lines.propose('hugh', 'mateo', 'kenji'),
      await lines.propose('samir', 'rafael', 'kenji'),
    ]
    await Promise.all([one, other].map(({ body }) => lines.answer('julian', 'confirm', body.tieId)))
    const tied = await lines.world.db
      .selectFrom('lineage_ties')
      .select('big_id')
      .where('little_id', '=', id('kenji'))
      .execute()
    expect(tied).toHaveLength(1)
    expect([id('mateo'), id('rafael')]).toContain(tied[0]?.big_id)
  })
})

describe('agreed to while others change the lines', () => {
  test('while the other end changes his record at the same moment, one of both comes first, and the lines hold', async () => {
    const { body } = await lines.propose('kenji', 'mateo', 'kenji')
    const [answer, save] = await Promise.all([
      lines.answer('mateo', 'confirm', body.tieId),
      lines.save('mateo', { bigBrother: lines.idOf('kenji') }),
    ])
    expect([answer.status, save.status].sort()).toEqual([200, expect.any(Number)])
    const { rows } = { rows: await lines.world.db.selectFrom('lineage_ties').select(['big_id', 'little_id']).execute() }
    const pairs = rows.map(({ big_id, little_id }) => `${big_id} ${little_id}`)
    expect(pairs.includes(`${id('mateo')} ${id('kenji')}`) && pairs.includes(`${id('kenji')} ${id('mateo')}`)).toBe(
      false,
    )
  })

  test('it is not where the big brother has two littles by now, and says whom', async () => {
    const { body } = await lines.propose('kenji', 'mateo', 'kenji')
    await lines.edit('mateo', { littleBrothers: [lines.idOf('samir'), lines.idOf('rafael')] })
    const { status, problem } = await lines.answer('mateo', 'confirm', body.tieId)
    expect(status).toBe(409)
    expect(problem.detail).toMatch(/has his little brothers already: .* and /)
    expect(await bigOf('kenji')).toBe(lines.idOf('rook'))
  })

  test('what an officer writes himself ends the proposal of the same two', async () => {
    await lines.propose('hugh', 'mateo', 'kenji')
    await lines.edit('kenji', { bigBrother: lines.idOf('mateo') })
    expect(await lines.proposedOf('kenji')).toEqual([])
  })
})

describe('refused and withdrawn', () => {
  test('with a word, which reaches who has proposed it; the record stands', async () => {
    const { body } = await lines.propose('hugh', 'mateo', 'kenji')
    const params = { tieId: String(body.tieId) }
    for (const _ of [1, 2])
      expect((await lines.as('kenji')(ties.refuse, { params, body: { word: 'Rook it was.' } })).status).toBe(200)
    expect(await bigOf('kenji')).toBe(lines.idOf('rook'))
    expect((await lines.as('hugh')(notifications.list)).body).toMatchObject([
      { kind: 'proposal_refused', word: 'Rook it was.', answeredBy: expect.stringMatching(/^Kenji /) },
    ])
    const again = await lines.propose('hugh', 'mateo', 'kenji')
    expect([again.status, again.problem.detail]).toEqual([409, expect.stringMatching(/^It was said already/)])
  })

  test('one’s own, with a word too', async () => {
    const { body } = await lines.propose('kenji', 'mateo', 'kenji')
    await lines.as('julian')(ties.refuse, {
      params: { tieId: String(body.tieId) },
      body: { word: 'The book says Rook.' },
    })
    expect((await lines.as('kenji')(notifications.list)).body[0]).toMatchObject({
      kind: 'claim_refused',
      word: 'The book says Rook.',
    })
  })

  test('by who has made it, until one of the two agrees; strangers know of none by its number', async () => {
    const { body } = await lines.propose('hugh', 'mateo', 'kenji')
    expect((await lines.answer('hugh', 'confirm', body.tieId)).status).toBe(403)
    for (const answer of ['confirm', 'refuse'] as const)
      expect((await lines.answer('rafael', answer, body.tieId)).status).toBe(404)
    expect((await withdraw('rafael', body.tieId)).status).toBe(404)
    expect((await withdraw('kenji', body.tieId)).status).toBe(403)
    await lines.answer('mateo', 'confirm', body.tieId)
    expect((await withdraw('hugh', body.tieId)).status).toBe(403)
    expect((await withdraw('mateo', body.tieId)).status).toBe(200)
    expect(await lines.proposedOf('kenji')).toEqual([])
    expect((await lines.bell('mateo')).join()).toContain('over')
  })
})

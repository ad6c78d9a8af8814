// What bounds proposals of ties, and what officers do with all that waits, over HTTP.

import { members } from '@aerie/contract/members'
import { MOST_PROPOSED, ties } from '@aerie/contract/ties'
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

describe('what nobody may propose', () => {
  test('himself, an unknown, a circle, what is there', async () => {
    expect((await lines.propose('hugh', 'kenji', 'kenji')).status).toBe(409)
    const unknown = await lines.as('hugh')(ties.propose, { body: { bigId: 2_000_000_000, littleId: id('kenji') } })
    expect(unknown.status).toBe(400)
    expect((await lines.propose('hugh', 'rook', 'kenji')).status).toBe(409)
    await lines.edit('mateo', { bigBrother: lines.idOf('kenji') })
    expect((await lines.propose('hugh', 'mateo', 'rook')).problem.detail).toContain('already: ')
  })

  test('a flood: so many at a time, and the same twice is one', async () => {
    const littles = await lines.world.db
      .selectFrom('members')
      .select('id')
      .where('id', 'not in', [id('rook'), id('hugh')])
      .limit(MOST_PROPOSED + 1)
      .execute()
    const statuses = []
    for (const little of littles.filter((one) => one.id !== id('kenji')).slice(0, MOST_PROPOSED))
      for (const _ of [1, 2])
        statuses.push(
          (await lines.as('hugh')(ties.propose, { body: { bigId: id('rook'), littleId: little.id } })).status,
        )
    expect(statuses.every((status) => status === 200)).toBe(true)
    expect((await lines.propose('hugh', 'mateo', 'samir')).status).toBe(429)
    expect((await lines.save('hugh', { bigBrother: lines.idOf('samir') })).status).toBe(200)
  })

  test('who has left leaves his proposals, and those about him go', async () => {
    const { body } = await lines.as('marcus')(members.manage)
    expect(body.length).toBeGreaterThan(0)
    await lines.propose('hugh', 'mateo', 'kenji')
    await lines.world.ownerDb.updateTable('lineage_proposals').set({ proposed_by: null }).execute()
    const waiting = (await lines.as('julian')(ties.waiting)).body
    expect(waiting).toMatchObject([{ proposedBy: null, instead: expect.stringMatching(/^Rook /) }])
    expect((await lines.answer('julian', 'confirm', waiting[0]?.tieId ?? 0)).status).toBe(200)
  })
})

describe('officers', () => {
  test('see claims and proposals in one list, admins too, and answer those of others', async () => {
    await lines.propose('hugh', 'mateo', 'kenji')
    await lines.save('samir', { bigBrother: lines.idOf('rafael') })
    await lines.propose('julian', 'rafael', 'julian')
    for (const officer of ['julian', 'marcus'] as const) {
      const { status, body } = await lines.as(officer)(ties.waiting)
      expect([status, body.map(({ little, isOwn }) => [little.id, isOwn])]).toEqual([
        200,
        [
          [id('kenji'), false],
          [id('samir'), false],
          [id('julian'), officer === 'julian'],
        ],
      ])
    }
    expect((await lines.as('hugh')(ties.waiting)).status).toBe(403)
    expect(await lines.bell('julian')).toEqual(['tie_proposed'])
    const own = await proposalOf('julian')
    expect((await lines.answer('julian', 'confirm', own)).status).toBe(403)
  })

  test('match a name with all who name it in one act, or with none', async () => {
    await lines.save('kenji', { littleBrothers: ['Old Arakawa'] })
    await lines.edit('hugh', { bigBrother: 'Old Arakawa' })
    await lines.edit('samir', { bigBrother: 'old arakawa' })
    const body = {
      name: 'Old Arakawa',
      memberId: id('mateo'),
      bigOf: [id('hugh'), id('samir')],
      littleOf: [id('kenji')],
    }
    expect((await lines.as('hugh')(ties.match, { body })).status).toBe(403)
    await lines.edit('mateo', { bigBrother: lines.idOf('rafael') })
    const refused = await lines.as('julian')(ties.match, { body })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringMatching(/has a big brother already.*Nothing was changed/),
    ])
    expect(await bigOf('hugh')).toBe('Old Arakawa')
    await lines.edit('mateo', { bigBrother: null })
    const { version } = await lines.show('hugh')
    expect((await lines.as('julian')(ties.match, { body })).status).toBe(200)
    expect([await bigOf('hugh'), await bigOf('samir'), await bigOf('mateo')]).toEqual([
      lines.idOf('mateo'),
      lines.idOf('mateo'),
      lines.idOf('kenji'),
    ])
    expect((await lines.show('hugh')).version).toBe(version + 1)
    expect(await lines.claimOn('hugh')).toBeNull()
    expect((await lines.as('julian')(ties.match, { body })).status).toBe(409)
  })

  test('say of nobody that he is the one who asked not to be named', async () => {
    await lines.edit('hugh', { bigBrother: 'A brother' })
    const body = { name: 'a brother', memberId: id('mateo'), bigOf: [id('hugh')], littleOf: [] }
    const { status, problem } = await lines.as('julian')(ties.match, { body })
    expect([status, problem.detail]).toEqual([400, expect.stringContaining('left without their names')])
    expect(await bigOf('hugh')).toBe('A brother')
  })
})

// What a claim opens, over HTTP: nothing, until the other end or an officer has confirmed it.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Lines, openLines } from './lines.fixture.ts'

let lines: Lines
beforeAll(async () => {
  lines = await openLines(['rook', 'mateo', 'kenji', 'hugh', 'samir'])
})
afterAll(() => lines.world.close())
beforeEach(() => lines.begin())

const tieOf = async (little: Parameters<Lines['claimOn']>[0]) => (await lines.claimOn(little))?.tieId ?? 0

describe('what a member writes of himself shows him nothing', () => {
  test('the victim as big brother, or as little brother', async () => {
    expect((await lines.save('kenji', { bigBrother: lines.idOf('rook') })).status).toBe(200)
    expect(await lines.sees('kenji', 'rook')).toBe(false)
    await lines.save('kenji', { bigBrother: null, littleBrothers: [lines.idOf('rook')] })
    expect(await lines.sees('kenji', 'rook')).toBe(false)
  })

  test('a little brother of the victim as big brother, where the victim has his two', async () => {
    await lines.edit('rook', { littleBrothers: [lines.idOf('mateo'), lines.idOf('hugh')] })
    expect(await lines.sees('mateo', 'rook')).toBe(true)
    expect(await lines.sees('mateo', 'hugh')).toBe(true)
    await lines.save('kenji', { bigBrother: lines.idOf('mateo') })
    expect(await lines.sees('kenji', 'mateo')).toBe(false)
    expect(await lines.sees('kenji', 'rook')).toBe(false)
    expect(await lines.sees('rook', 'kenji')).toBe(false)
  })

  test('the name that the victim, or an officer for him, has written', async () => {
    await lines.save('rook', { bigBrother: 'Old Arakawa' })
    await lines.edit('hugh', { bigBrother: 'Old Arakawa' })
    const { body } = await lines.save('kenji', { familiar: 'Old' })
    expect(body.littleBrothers.sort()).toEqual([lines.idOf('rook'), lines.idOf('hugh')].sort())
    for (const victim of ['rook', 'hugh'] as const) {
      expect(await lines.sees('kenji', victim)).toBe(false)
      expect(await lines.claimOn(victim)).toMatchObject({ awaited: [Number(lines.idOf(victim))] })
      await lines.answer(victim, 'confirm', await tieOf(victim))
      expect(await lines.sees('kenji', victim)).toBe(true)
    }
    await lines.save('kenji', { familiar: null })
  })

  test('his own pledge class', async () => {
    await lines.as('kenji')(memberChanges.save, { body: { pledgeClass: 30, class: 30 } })
    await lines.as('marcus')(memberChanges.update, {
      params: { memberId: lines.idOf('rook') },
      body: { pledgeClass: 30 },
    })
    expect(await lines.show('kenji')).toMatchObject({ pledgeClass: null })
    expect(await lines.sees('kenji', 'rook')).toBe(false)
  })

  test('a super admin’s own claim, which he cannot confirm himself', async () => {
    await lines.save('marcus', { bigBrother: lines.idOf('rook') })
    expect(await lines.sees('marcus', 'rook')).toBe(false)
    expect((await lines.answer('marcus', 'confirm', await tieOf('marcus'))).status).toBe(403)
    expect(await lines.sees('marcus', 'rook')).toBe(false)
  })
})

describe('what counts', () => {
  test.each(['rook', 'marcus'] as const)(
    'the word of %s, who is asked or an officer, both ways, once or twice',
    async (who) => {
      await lines.save('kenji', { bigBrother: lines.idOf('rook') })
      const tieId = await tieOf('kenji')
      for (const _ of [1, 2]) expect((await lines.answer(who, 'confirm', tieId)).status).toBe(200)
      expect(await lines.claimOn('kenji')).toBeNull()
      expect([await lines.sees('kenji', 'rook'), await lines.sees('rook', 'kenji')]).toEqual([true, true])
      const entries = await lines.world.db
        .selectFrom('audit_entries')
        .select(['actor_id', 'after'])
        .where('action', '=', 'lineage.confirm')
        .where('object_id', '=', String(tieId))
        .execute()
      expect(entries).toEqual([
        {
          actor_id: Number(lines.idOf(who)),
          after: {
            bigId: Number(lines.idOf('rook')),
            littleId: Number(lines.idOf('kenji')),
            claimedBy: Number(lines.idOf('kenji')),
          },
        },
      ])
    },
  )

  test('what an officer writes, and what is imported', async () => {
    await lines.edit('kenji', { bigBrother: lines.idOf('rook') })
    expect(await lines.claimOn('kenji')).toBeNull()
    expect(await lines.sees('kenji', 'rook')).toBe(true)
    const csv = 'First name,Last name,Big Brother\nNils,Imported,Rook Fairweather\n'
    await lines.as('marcus')(rosters.run, { form: { file: { field: 'csv', name: 'roster.csv', content: csv } } })
    const { kin } = await lines.show('rook')
    expect(kin.littles.map(({ name, claim }) => [name, claim])).toContainEqual(['Nils Imported', null])
  })

  test('stays when the profile is saved anew, and is a claim again when it was taken off', async () => {
    await lines.save('kenji', { bigBrother: lines.idOf('rook') })
    await lines.answer('rook', 'confirm', await tieOf('kenji'))
    await lines.save('kenji', { bigBrother: lines.idOf('rook'), familiar: 'Ken' })
    await lines.save('rook', { littleBrothers: [lines.idOf('kenji')] })
    expect(await lines.sees('kenji', 'rook')).toBe(true)
    await lines.save('kenji', { bigBrother: null, familiar: null })
    expect(await lines.sees('kenji', 'rook')).toBe(false)
    await lines.save('kenji', { bigBrother: lines.idOf('rook') })
    expect(await lines.sees('kenji', 'rook')).toBe(false)
  })

  test('no save confirms a claim that is there, neither the other’s nor an officer’s', async () => {
    await lines.save('kenji', { bigBrother: lines.idOf('rook') })
    await lines.save('rook', { littleBrothers: [lines.idOf('kenji'), 'Old Friend'] })
    await lines.edit('kenji', { bigBrother: lines.idOf('rook'), familiar: 'Ken' })
    expect(await lines.sees('kenji', 'rook')).toBe(false)
    await lines.edit('kenji', { familiar: null })
  })
})

test('strangers know of no claim by its number, and answer none', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  const tieId = await tieOf('kenji')
  for (const answer of ['confirm', 'refuse'] as const) {
    expect((await lines.answer('hugh', answer, tieId)).status).toBe(404)
    expect((await lines.answer('kenji', answer, tieId)).status).toBe(403)
  }
  expect(await lines.claimOn('kenji')).toEqual({ tieId, awaited: [Number(lines.idOf('rook'))] })
})

test('the claimer hears that it is confirmed, and who has answered has nothing left to read', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  expect((await lines.as('rook')(notifications.count)).body.count).toBe(1)
  await lines.answer('rook', 'confirm', await tieOf('kenji'))
  expect((await lines.as('rook')(notifications.count)).body.count).toBe(0)
  expect(await lines.bell('rook')).toEqual(['big_brother Kenji confirmed'])
  expect(await lines.bell('kenji')).toEqual(['claim_confirmed Rook his true'])
  await lines.save('hugh', { bigBrother: lines.idOf('samir') })
  await lines.answer('marcus', 'confirm', await tieOf('hugh'))
  expect(await lines.bell('hugh')).toEqual(['claim_confirmed Samir his false'])
})

test('a newcomer whose name a member wrote is asked; the tie of one who left is nobody’s for his name', async () => {
  await lines.save('kenji', { bigBrother: 'Odd Awaited' })
  const add = async (firstName: string, lastName: string, email: string) =>
    (await lines.as('marcus')(memberChanges.create, { body: { firstName, lastName, email } })).body.id
  const odd = await add('Odd', 'Awaited', 'odd.awaited@example.org')
  expect(await lines.claimOn('kenji')).toMatchObject({ awaited: [odd] })
  const asked = await lines.world.db.selectFrom('notifications').select(['member_id', 'kind']).execute()
  expect(asked).toEqual([{ member_id: odd, kind: 'big_brother' }])

  await lines.answer('marcus', 'confirm', await tieOf('kenji'))
  await lines.as('marcus')(members.remove, { params: { memberId: String(odd) } })
  const other = await add('Odd', 'Awaited', 'odd.again@example.org')
  expect(await lines.claimOn('kenji')).toMatchObject({ awaited: [other] })
})

test('a tie that follows from a name at a save of one’s own waits for both', async () => {
  await lines.save('kenji', { littleBrothers: ['Old Friend', 'Rook Fairweather the Second'] })
  await lines.world.db
    .updateTable('lineage_ties')
    .set({ little_name: 'Rook Fairweather' })
    .where('little_name', 'like', 'Rook%')
    .execute()
  await lines.save('kenji', { littleBrothers: ['Rook Fairweather'] })
  const both = [Number(lines.idOf('kenji')), Number(lines.idOf('rook'))]
  expect(await lines.claimOn('rook')).toMatchObject({ awaited: both })
  await lines.answer('rook', 'confirm', await tieOf('rook'))
  expect(await lines.claimOn('rook')).toMatchObject({ awaited: both.slice(0, 1) })
  expect(await lines.sees('rook', 'kenji')).toBe(false)
  await lines.answer('kenji', 'confirm', await tieOf('rook'))
  expect(await lines.sees('rook', 'kenji')).toBe(true)
})

test('an export holds no claims, since an import would confirm them', async () => {
  const kenjisRow = async () =>
    (await lines.as('marcus')(rosters.export)).text.split('\n').find((row) => row.startsWith('Kenji'))
  await lines.save('kenji', { bigBrother: lines.idOf('hugh') })
  expect(await kenjisRow()).not.toContain('Castellan')
  await lines.answer('hugh', 'confirm', await tieOf('kenji'))
  expect(await kenjisRow()).toContain('Castellan')
})

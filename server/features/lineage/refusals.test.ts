// Claims that were refused, over HTTP: gone, told, and not made again but by who refused them, or an officer.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Lines, openLines } from './lines.fixture.ts'

let lines: Lines
beforeAll(async () => {
  lines = await openLines(['rook', 'mateo', 'kenji'])
})
afterAll(() => lines.world.close())
beforeEach(() => lines.begin())

const tieOf = async (little: Parameters<Lines['claimOn']>[0]) => (await lines.claimOn(little))?.tieId ?? 0

test('a refused claim is gone, once or twice, and told to who had made it', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  const tieId = await tieOf('kenji')
  expect(await lines.bell('rook')).toEqual(['big_brother Kenji claimed'])
  for (const _ of [1, 2]) expect((await lines.answer('rook', 'refuse', tieId)).status).toBe(200)
  expect((await lines.show('kenji')).bigBrother).toBeNull()
  expect(await lines.bell('kenji')).toEqual(['claim_refused Rook his true'])
  expect(await lines.bell('rook')).toEqual(['big_brother Kenji over'])
  expect((await lines.answer('rook', 'confirm', tieId)).status).toBe(404)
})

test('a refused claim is not made again by who was refused, in either direction', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  await lines.answer('rook', 'refuse', await tieOf('kenji'))
  for (const body of [{ bigBrother: lines.idOf('rook') }, { littleBrothers: [lines.idOf('rook')] }]) {
    const { status, problem } = await lines.save('kenji', body)
    expect(status).toBe(400)
    expect(problem.detail).toBe(
      'Rook Fairweather has said that this is not so. Only he, or an officer, can tie you to each other.',
    )
  }
  expect((await lines.save('kenji', { bigBrother: 'Rook Fairweather' })).body.bigBrother).toBe('Rook Fairweather')
  expect((await lines.show('rook')).littleBrothers).toEqual([])
})

test('a refused claim may be made by who refused it, and by an officer', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  await lines.answer('rook', 'refuse', await tieOf('kenji'))
  expect((await lines.save('rook', { littleBrothers: [lines.idOf('kenji')] })).status).toBe(200)
  expect(await lines.sees('rook', 'kenji')).toBe(false)
  await lines.answer('kenji', 'refuse', await tieOf('kenji'))
  expect((await lines.edit('kenji', { bigBrother: lines.idOf('rook') })).status).toBe(200)
  expect(await lines.sees('rook', 'kenji')).toBe(true)
})

test('refusing is what taking it off one’s own profile means', async () => {
  await lines.save('kenji', { littleBrothers: [lines.idOf('rook')] })
  await lines.save('rook', { bigBrother: lines.idOf('mateo') })
  expect(await lines.bell('kenji')).toEqual(['claim_refused Rook his true'])
  await lines.save('rook', { bigBrother: null })
  expect((await lines.save('kenji', { littleBrothers: [lines.idOf('rook')] })).status).toBe(400)
  expect((await lines.save('rook', { bigBrother: lines.idOf('mateo') })).status).toBe(200)
})

test('a refused claim leaves the name that was there before', async () => {
  await lines.save('rook', { bigBrother: 'Old Arakawa' })
  await lines.save('kenji', { familiar: 'Old' })
  await lines.answer('rook', 'refuse', await tieOf('rook'))
  expect((await lines.show('rook')).bigBrother).toBe('Old Arakawa')
  await lines.save('rook', { bigBrother: 'Old Arakawa', familiar: 'Rooke' })
  expect((await lines.show('rook')).bigBrother).toBe('Old Arakawa')
  await lines.save('kenji', { familiar: null })
  await lines.save('rook', { familiar: 'Rook' })
})

test('refusing counts as a save of both records', async () => {
  await lines.save('kenji', { bigBrother: lines.idOf('rook') })
  const { version } = (await lines.as('kenji')(members.own)).body
  await lines.answer('rook', 'refuse', await tieOf('kenji'))
  const late = await lines.as('kenji')(memberChanges.save, { body: { bigBrother: lines.idOf('mateo'), version } })
  expect(late.status).toBe(409)
  expect(late.problem.changes).toMatchObject([{ by: 'Rook Fairweather', fields: ['bigBrother'] }])
})

test('a confirmed tie is not refused', async () => {
  await lines.edit('kenji', { bigBrother: lines.idOf('rook') })
  const tie = await lines.world.db.selectFrom('lineage_ties').select('id').executeTakeFirstOrThrow()
  expect((await lines.answer('rook', 'refuse', tie.id)).status).toBe(409)
  expect(await lines.sees('kenji', 'rook')).toBe(true)
})

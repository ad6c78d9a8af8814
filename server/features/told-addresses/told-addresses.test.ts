// An address that another has told, from the answer to the brother who is in: it asks one thing, bears few tries, and is told.
import { lost } from '@aerie/contract/lost'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { signIn } from '@aerie/contract/sign-in'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { linkTo, lostActs } from '../lost/lost.fixture.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const TOLD = 'mateo@busan.example'
const PASSWORD = 'a feather of 1987'

/** Rook tells an address of Mateo, an officer enters it and invites him. Answers the secret of that invitation. */
async function invitedAtTold() {
  const acts = lostActs(world)
  await acts.returned('mateo')
  await acts.ask('julian', 'mateo', ['rook'])
  const token = await linkTo(world, cast.rook.email ?? '')
  await world.visitor(lost.answer, { params: { token }, body: { answer: 'reach', words: null, email: TOLD } })
  const id = await world.idOf('mateo')
  await world.db.deleteFrom('passwords').where('member_id', '=', id).execute()
  await world.db.updateTable('members').set({ email: TOLD }).where('id', '=', id).execute()
  await (await world.as('julian'))(members.invite, { params: { memberId: String(id) } })
  const mail = (await world.mails()).filter(({ to }) => to?.[0]?.address === TOLD).at(-1)
  return /welcome\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const accept = (token: string, answer?: string) =>
  world.visitor(signIn.acceptWelcome, {
    params: { token },
    body: { firstName: 'Mateo', lastName: 'Silva', email: TOLD, newPassword: PASSWORD, ...(answer && { answer }) },
  })

test('it asks for his big brother, says nothing of his record, and lets him in by the right name', async () => {
  const token = await invitedAtTold()
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).body).toMatchObject({
    asks: 'big',
    phone: null,
    location: null,
  })
  expect((await accept(token)).problem.detail).toBe('Say who your big brother is.')
  expect((await accept(token, 'Halvorsen')).problem.detail).toBe('That is not what we know. You can try twice more.')
  expect((await accept(token, cast.rook.lastName)).status).toBe(200)
  for (const who of ['rook', 'julian'] as const)
    expect((await (await world.as(who))(notifications.list)).body).toContainEqual(
      expect.objectContaining({ kind: 'lost_found', found: expect.objectContaining({ firstName: 'Mateo' }) }),
    )
  expect((await (await world.as('julian'))(lost.summary)).body.found).toBe(1)
})

test('after three wrong answers no link to it opens anything, a new one neither', async () => {
  const token = await invitedAtTold()
  for (const wrong of ['One', 'Two', 'Three']) expect((await accept(token, wrong)).status).toBe(409)
  expect((await accept(token, cast.rook.lastName)).status).toBe(410)
  await (await world.as('julian'))(members.invite, { params: { memberId: String(await world.idOf('mateo')) } })
  const mail = (await world.mails()).at(-1)
  const next = /welcome\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await world.visitor(signIn.checkWelcome, { params: { token: next } })).status).toBe(410)
})

test('a link to a new password asks the same, and an address that nobody has told asks nothing', async () => {
  await invitedAtTold()
  const id = await world.idOf('mateo')
  await world.db.insertInto('passwords').values({ member_id: id, hash: 'none' }).execute()
  await world.visitor(signIn.forgotPassword, { body: { email: TOLD } })
  const mail = (await world.mails()).at(-1)
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await world.visitor(signIn.checkReset, { params: { token } })).body.asks).toBe('big')
  const body = { newPassword: PASSWORD }
  expect((await world.visitor(signIn.finishReset, { params: { token }, body })).status).toBe(409)
  const right = { ...body, answer: `Rook ${cast.rook.lastName}` }
  expect((await world.visitor(signIn.finishReset, { params: { token }, body: right })).status).toBe(200)
  await world.visitor(signIn.forgotPassword, { body: { email: cast.teddy.email ?? '' } })
  const other = /reset-password\/([\w-]+)/.exec((await world.mails()).at(-1)?.text ?? '')?.[1] ?? ''
  expect((await world.visitor(signIn.checkReset, { params: { token: other } })).body.asks).toBeNull()
})

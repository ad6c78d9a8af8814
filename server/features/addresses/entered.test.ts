// Of an address that an officer entered for him a member is told, where it is not the officer who reads it.
import { addresses } from '@aerie/contract/addresses'
import { memberChanges } from '@aerie/contract/member-changes'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function mailTo(address: string) {
  return (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === address)
}

test('of an address that an officer entered he is told at the former one, and in his bell', async () => {
  const marcus = await world.as('marcus')
  const params = { memberId: String(await world.idOf('julian')) }
  await marcus(memberChanges.update, { params, body: { email: 'another.julian@example.org' } })
  const told = await mailTo(cast.julian.email)
  expect(told?.subject).toBe('An officer entered another e-mail address for you')
  expect(told?.text).toContain('Marcus Oyelaran, an officer of Aerie, entered another e-mail address for you.')
  await marcus(memberChanges.update, { params, body: { phone: '+46 70 174 06 77' } })
  const subjects = (await world.mails())
    .filter(({ to: [recipient] = [] }) => recipient?.address === cast.julian.email)
    .map(({ subject }) => subject)
  expect(subjects).toContain('An officer entered another phone number for you')
  const { body } = await (await world.as('julian'))(notifications.list)
  expect(body).toMatchObject([
    { kind: 'phone_entered', by: 'Marcus Oyelaran' },
    { kind: 'email_entered', by: 'Marcus Oyelaran' },
  ])
  // What he changes himself is nothing new to him.
  await (await world.as('julian'))(memberChanges.save, { body: { phone: '+46 70 174 06 78' } })
  expect((await (await world.as('julian'))(notifications.count)).body.count).toBe(2)
})

const LURE = 'friend, win at evil.example'

/** In subject, text and HTML. */
const wordsTo = async (address: string) => {
  const mail = await mailTo(address)
  return `${mail?.subject} ${mail?.text} ${mail?.html}`
}

test('the mail to an address that nobody has confirmed carries no name, whoever entered it', async () => {
  const kenji = await world.as('kenji')
  const params = { memberId: String(await world.idOf('kenji')) }
  const email = 'stranger@example.org'
  await kenji(memberChanges.save, { body: { firstName: LURE, familiar: LURE, email } })
  expect(await wordsTo(email)).toContain('Hello,')
  expect(await wordsTo(email)).not.toContain('evil.example')

  const marcus = await world.as('marcus')
  const another = 'another.stranger@example.org'
  await marcus(memberChanges.update, { params, body: { email: another } })
  expect(await wordsTo(another)).toContain('Hello,')
  expect(await wordsTo(another)).not.toContain('evil.example')
  // His own mailbox knows him.
  expect((await mailTo(cast.kenji.email))?.text).toContain(`Dear ${LURE},`)

  const [{ id } = { id: 0 }] = (await kenji(addresses.waiting)).body
  await kenji(addresses.sendAgain, { params: { changeId: String(id) } })
  expect(await wordsTo(another)).not.toContain('evil.example')
})

test('nor does the one to an address that an officer had entered and now replaces, of a brother who never came in', async () => {
  const officer = await world.as('marcus')
  const body = { firstName: LURE, lastName: 'Stranger', email: 'never.came@example.org', role: 'member' as const }
  const { id } = (await officer(memberChanges.create, { body })).body
  await world.db
    .updateTable('members')
    .set({ familiar: LURE })
    .where('id', '=', await world.idOf('marcus'))
    .execute()
  const params = { memberId: String(id) }
  await officer(memberChanges.update, { params, body: { email: 'never.came.either@example.org' } })
  const words = await wordsTo('never.came@example.org')
  expect(words).toContain('An officer of Aerie entered another e-mail address for you.')
  expect(words).not.toContain('evil.example')
})

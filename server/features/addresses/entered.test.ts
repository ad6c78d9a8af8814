// Of an address that an officer entered for him a member is told, where it is not the officer who reads it.
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

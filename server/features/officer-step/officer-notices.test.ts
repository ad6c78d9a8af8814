// Officers hear that a second step is required of them: at the switch, three days before their rights wait, and when they do.
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { setUpApp } from '../second-step/second-step.fixture.ts'
import { passDays, switchTo } from './required.fixture.ts'

let world: World
let marcus: World['visitor']
beforeAll(async () => {
  world = await openWorld()
  marcus = (await setUpApp(world, 'marcus')).speak
})
afterAll(() => world.close())

const workHourly = async () => {
  await enqueue(world.ctx, 'notify-officers', {})
  await world.work()
}

const SUBJECTS = {
  required: 'A second step is required of officers',
  soon: 'Three days left for your second step',
  waits: 'Your rights wait for your second step',
}

/** What he was told so far, in the bell; and as many mails have the same subjects. */
async function toldTo(player: CastKey) {
  const inBell = (await (await world.as(player))(notifications.list)).body.flatMap((one) =>
    one.kind === 'officer_step' ? [one.what as keyof typeof SUBJECTS] : [],
  )
  const mailed = (await world.mails())
    .filter(
      ({ to, subject }) => to?.[0]?.address === cast[player].email && Object.values(SUBJECTS).includes(subject ?? ''),
    )
    .map(({ subject }) => subject)
  expect(mailed.toSorted()).toEqual(inBell.map((what) => SUBJECTS[what]).toSorted())
  return inBell.toSorted()
}

test('once each, and only who has none', async () => {
  await switchTo(marcus, true)
  await world.work()
  expect(await toldTo('julian')).toEqual(['required'])
  await workHourly()
  await passDays(world, 10)
  await workHourly()
  expect((await toldTo('julian')).filter((what) => what !== 'required')).toEqual([])
  await passDays(world, 1)
  await workHourly()
  await workHourly()
  expect((await toldTo('julian')).filter((what) => what === 'soon')).toHaveLength(1)
  await setUpApp(world, 'samir')
  await passDays(world, 3)
  await workHourly()
  await workHourly()
  expect((await toldTo('julian')).filter((what) => what === 'waits')).toHaveLength(1)
  expect(await toldTo('samir')).not.toContain('waits')
  expect(await toldTo('marcus')).toEqual([])
  expect(await toldTo('rook')).toEqual([])
})

test('says when, and where to go', async () => {
  const mail = (await world.mails()).find(({ subject }) => subject === SUBJECTS.required)
  expect(mail?.text).toMatch(/You have 14 days: from \d.+ on your rights as an? (super )?admin wait/)
  expect(mail?.text).toContain('/profile/security')
})

test('what is switched off tells nobody any more', async () => {
  await switchTo(marcus, false)
  const before = (await world.mails()).length
  await workHourly()
  expect(await world.mails()).toHaveLength(before)
})

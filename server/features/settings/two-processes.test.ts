// What is switched in one process counts in another on the same database, as soon as it has heard of it.
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  world = await openWorld()
  second = await openSecondProcess(world)
})
afterAll(async () => {
  await second.close()
  await world.close()
})

/** The next announcement that reaches the second process. */
const announced = () =>
  new Promise<void>((resolve) => {
    const stop = second.bus.subscribe(() => {
      stop()
      resolve()
    })
  })

test('a setting that was read in the other process before is new there once it is announced', async () => {
  const cookie = await world.cookieOf('marcus')
  const there = speaker(second.app)(cookie)
  expect((await there(settings.show)).body).toMatchObject({ emailNotifications: true, documentWatermarking: true })
  for (const change of [{ emailNotifications: false }, { documentWatermarking: false }]) {
    const heard = announced()
    await world.speak(cookie)(settings.change, { body: change })
    await heard
    expect((await there(settings.show)).body).toMatchObject(change)
  }
  expect((await there(settings.showPublic)).status).toBe(200)
})

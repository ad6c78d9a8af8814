// What one takes along of what opens his account and reaches his devices: all of it, and nothing that would open or reach them.
import { push } from '@aerie/contract/push'
import { expect, test } from 'vitest'
import { registry } from '../../features.ts'
import { PUBLIC_URL } from '../../test/mail.ts'
import { openWorld } from '../../test/world.ts'
import { addPasskey, openAuthenticator } from '../passkeys/authenticator.fixture.ts'
import { openPushService } from '../push/push-service.fixture.ts'
import { rememberDevice, setUpApp } from '../second-step/second-step.fixture.ts'
import { readSection } from './data.ts'

test('passkeys, second step and devices are in it, without what is secret of them', async () => {
  const service = await openPushService()
  const world = await openWorld({ pushTestOrigin: service.origin })
  const id = await world.idOf('rook')
  const { speak, codes } = await setUpApp(world, 'rook')
  const device = openAuthenticator({ origin: PUBLIC_URL, transports: ['usb'] })
  await addPasskey(speak, device)
  await rememberDevice(world.db, id)
  const { target } = service.browser('rook')
  expect((await speak(push.subscribe, { body: { ...target, topics: ['news'] } })).status).toBe(200)

  const taken: Record<string, unknown[]> = {}
  for (const section of registry.exportSections) {
    const rows: unknown[] = []
    for await (const part of readSection(world.db, section, id)) rows.push(...part)
    taken[section.table] = rows
  }
  expect(taken.passkeys).toMatchObject([{ name: 'Security key', kind: 'key' }])
  expect(taken.push_subscriptions).toMatchObject([{ topics: ['news'] }])
  expect(taken.remembered_devices).toMatchObject([{ device: 'Test browser' }])
  expect([taken.authenticator_apps?.length, taken.recovery_codes?.length]).toEqual([1, codes.length])
  const text = JSON.stringify(taken)
  for (const secret of [target.endpoint, target.p256dh, target.auth, device.name, ...codes])
    expect(text).not.toContain(secret)
  await world.close()
  await service.close()
})

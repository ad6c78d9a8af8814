// Notifications on the device at hand: asked for upon a press alone, said where it cannot be, and never another's.
import { type PushState, PushTopic, push } from '@aerie/contract/push'
import { session } from '@aerie/contract/session'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { makeCache } from '../../app/cache.ts'
import { press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { keepChoice, readChoice } from './kept-choice.ts'
import { OtherDevicesCard } from './other-devices-card.tsx'
import { renewDevice } from './renew.ts'
import { ThisDeviceCard } from './this-device-card.tsx'
import { TopicSwitch } from './topic-switch.tsx'

const KEY = Buffer.from([4, ...Array(64).fill(7)]).toString('base64url')
const AT = '2026-11-12T10:00:00.000Z'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Gecko/145.0 Firefox/145.0'

/** A browser as it is before it was asked; `answer` is what its user says. */
function browser({ permission = 'default', answer = 'granted' }: { permission?: string; answer?: string } = {}) {
  const bytes = Uint8Array.from(Buffer.from(KEY, 'base64url'))
  const made = (applicationServerKey: Uint8Array) => ({
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: vi.fn(async () => {
      state.kept = null
      return true
    }),
  })
  const state: { kept: ReturnType<typeof made> | null } = { kept: null }
  const pushManager = {
    getSubscription: async () => state.kept,
    subscribe: vi.fn(async (options: { applicationServerKey: Uint8Array }) => {
      state.kept = made(options.applicationServerKey)
      return state.kept
    }),
  }
  const requestPermission = vi.fn(async () => {
    asked.permission = answer
  })
  const asked = { permission, requestPermission }
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  })
  vi.stubGlobal('Notification', asked)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  return { requestPermission, pushManager, worker, state, keep: (key = bytes) => (state.kept = made(key)) }
}

type Devices = PushState['devices']
const device = (more: Partial<Devices[number]> = {}): Devices[number] => ({
  id: 1,
  isCurrent: true,
  device: PHONE,
  topics: [...PushTopic.options],
  createdAt: AT,
  lastSentAt: null,
  hasFailed: false,
  ...more,
})
const known = (wire: Wire, devices: Devices) => wire.answer(push.state, { publicKey: KEY, devices })
const onceOn = (wire: Wire) =>
  wire.answer(push.subscribe, ({ body }) => ({
    publicKey: KEY,
    devices: [device(body.topics ? { topics: body.topics } : {})],
  }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('nothing is asked until he presses; then this device takes notifications, and the browser keeps for whom', async ({
  wire,
  show,
}) => {
  const { requestPermission } = browser()
  known(wire, [])
  onceOn(wire)
  show(<ThisDeviceCard />)
  await screen.findByText('Off')
  expect(requestPermission).not.toHaveBeenCalled()
  await press('Notify me on this device')
  await screen.findByText(/^Firefox on Android, since/)
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(wire.asked(push.subscribe).map(({ body }) => body.topics)).toEqual([undefined])
  expect(readChoice()?.memberId).toBe(signedIn({}).id)
})

test('the first switch asks the browser too, and stays off where it says no', async ({ wire, show }) => {
  browser({ answer: 'denied' })
  known(wire, [])
  show(
    <>
      <ThisDeviceCard />
      <TopicSwitch topic="coming" title="A brother near me" />
    </>,
  )
  const near = await screen.findByRole('switch', { name: 'A brother near me, on this device' })
  await screen.findByText('Notify me on this device')
  fireEvent.click(near)
  await screen.findByText('Blocked')
  await screen.findByText('Blocked in the browser.')
  expect([near.matches(':checked'), near.matches(':disabled')]).toEqual([false, true])
})

test('a switch is kept for this device alone', async ({ wire, show }) => {
  browser({ permission: 'granted' })
  known(wire, [device({ topics: ['coming'] }), device({ id: 2, isCurrent: false, topics: ['polls'] })])
  wire.answer(push.choose, ({ body, params }) => ({
    publicKey: KEY,
    devices: [device({ id: Number(params.deviceId), topics: body.topics })],
  }))
  show(<TopicSwitch topic="polls" title="Votes" />)
  const votes = await screen.findByRole('switch', { name: 'Votes, on this device' })
  expect(votes.matches(':checked')).toBe(false)
  await vi.waitFor(() => expect(votes.matches(':disabled')).toBe(false))
  fireEvent.click(votes)
  await vi.waitFor(() => expect(votes.matches(':checked')).toBe(true))
  expect(wire.asked(push.choose)).toMatchObject([{ params: { deviceId: 1 }, body: { topics: ['coming', 'polls'] } }])
})

test('another device is silenced, and stays in the list', async ({ wire, show }) => {
  browser({ permission: 'granted' })
  const other = device({ id: 2, isCurrent: false, topics: ['polls', 'photos'] })
  known(wire, [device(), other])
  wire.answer(push.choose, ({ body }) => ({ publicKey: KEY, devices: [device(), { ...other, topics: body.topics }] }))
  show(<OtherDevicesCard />)
  const row = within(await screen.findByRole('listitem'))
  row.getByText('2 kinds on')
  await press('Silence Firefox on Android')
  await row.findByText('Silent')
  expect(wire.asked(push.choose)).toMatchObject([{ params: { deviceId: 2 }, body: { topics: [] } }])
})

test('a browser without them says so; an iPhone says what comes first', async ({ wire, show }) => {
  known(wire, [])
  const { leave } = show(<ThisDeviceCard />)
  await screen.findByText(/^This browser shows no notifications/)
  leave()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  show(
    <>
      <ThisDeviceCard />
      <TopicSwitch topic="polls" title="Votes" />
    </>,
  )
  await screen.findByText('Install Aerie first.')
  expect(screen.getByRole('switch').matches(':disabled')).toBe(true)
})

test('a test says that it arrived once the service worker has shown that very one', async ({ wire, show }) => {
  const { worker } = browser({ permission: 'granted' })
  known(wire, [device()])
  wire.answer(push.test, () => {
    for (const shownTest of ['another', 'seven'])
      queueMicrotask(() => worker.dispatchEvent(new MessageEvent('message', { data: { shownTest } })))
    return { test: 'seven' }
  })
  show(<ThisDeviceCard />)
  await press('Test on this device')
  await screen.findByText('It arrived')
})

const renewed = async (wire: Wire, memberId: number) => {
  wire.answer(session.current, signedIn({ id: memberId }))
  await renewDevice(makeCache())
}

test('with each start his subscription is told again, with what he had chosen where the session is new', async ({
  wire,
}) => {
  const { state, pushManager } = browser({ permission: 'granted' })
  keepChoice({ memberId: 7, topics: ['coming', 'polls'] })
  known(wire, [])
  onceOn(wire)
  await renewed(wire, 7)
  known(wire, [device({ topics: [] })])
  await renewed(wire, 7)
  expect(wire.asked(push.subscribe).map(({ body }) => body.topics)).toEqual([['coming', 'polls'], undefined])
  expect(readChoice()).toEqual({ memberId: 7, topics: [] })
  expect([pushManager.subscribe.mock.calls.length, state.kept === null]).toEqual([1, false])
})

test('one for another key of the server is made anew', async ({ wire }) => {
  const { keep, state } = browser({ permission: 'granted' })
  const former = keep(Uint8Array.from([4, 1, 2]))
  keepChoice({ memberId: 7, topics: ['coming'] })
  known(wire, [device()])
  onceOn(wire)
  await renewed(wire, 7)
  expect(former.unsubscribe).toHaveBeenCalledOnce()
  expect(state.kept).not.toBe(former)
})

test('what somebody else switched on in this browser ends once another is signed in', async ({ wire }) => {
  const { keep, state } = browser({ permission: 'granted' })
  keep()
  keepChoice({ memberId: 7, topics: ['coming'] })
  await renewed(wire, 8)
  expect([state.kept, readChoice()]).toEqual([null, null])
  expect(wire.asked(push.subscribe)).toEqual([])
})

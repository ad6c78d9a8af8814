// While a member has the app open: keeps on his device what it may keep, where the app is installed and officers allow it.
import { offline } from '@aerie/contract/offline'
import { settings as settingsContract } from '@aerie/contract/settings'
import { SPREAD_MS, type StaleMessage } from '@aerie/contract/stale'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { settingsQuery } from '#features/settings/queries.ts'
import { keep, readKept } from '#lib/browser-storage.ts'
import { isFinal, Refused } from '#lib/call-errors.ts'
import { isOutOfRoom } from '#lib/device-store.ts'
import { isInstalled, whenInstalled } from '#lib/installed.ts'
import { whenLeaving } from '#lib/leaving.ts'
import { toast } from '#ui/feedback/toast.ts'
import { dropCopy, forgetDevice, keepFor } from './kept-copy.ts'
import { type DeviceSync, openSync } from './sync.ts'

/** As web/app/share-stream.ts names it: all that the server announces. */
const CHANGES = 'aerie-changes'
const LOCK = 'aerie-device'
const NO_ROOM = 'aerie-device-no-room'

/** Of several tabs one keeps it; a browser that refuses to goes without. */
export function keepOnDevice(cache: QueryClient) {
  if (!navigator.locks) return
  const begin = () => void navigator.locks.request(LOCK, () => keepHere(cache)).catch(() => {})
  if (isInstalled()) begin()
  else whenInstalled(begin)
}

/** Resolves when it is over, which lets another tab begin. */
async function keepHere(cache: QueryClient) {
  const me = cache.getQueryData(sessionQuery.queryKey)
  const site = cache.getQueryData(settingsQuery.queryKey)
  if (!me || !site) return
  if (!site.deviceCopies) return dropCopy()
  if (!(await keepFor(me.id))) return
  const { name: siteName, shortName, motto, logo } = site
  const sync = await openSync(me.id, { siteName, shortName, motto, logo })
  await askToStay()
  await followOn(sync)
}

function followOn(sync: DeviceSync) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const channel = new BroadcastChannel(CHANGES)
  const end = () => {
    channel.close()
    sync.close()
    resolve()
  }
  whenLeaving(end)
  let turn = Promise.resolve()
  /** One after the other; what failed for want of the connection comes with the next visit. */
  const inTurn = (act: () => Promise<void>) => {
    turn = turn.then(act).catch(async (error: unknown) => {
      const isFull = isOutOfRoom(error)
      if (!isFull && !isFinal(error)) return
      end()
      await (isSignedOut(error) ? forgetDevice() : dropCopy())
      if (isFull) sayNoRoom()
    })
  }
  inTurn(async () => {
    await sync.syncAll()
    keep('browser', NO_ROOM, null)
  })
  channel.onmessage = ({ data }: MessageEvent<StaleMessage | object | string>) => {
    if (typeof data !== 'object' || !('stale' in data)) return
    // At a moment of its own, as pages ask.
    setTimeout(() => inTurn(() => sync.follow(withSettings(data.stale))), Math.random() * (data.within ?? SPREAD_MS))
  }
  return promise
}

/** Once, until there is room again. */
function sayNoRoom() {
  if (readKept('browser', NO_ROOM) !== null) return
  keep('browser', NO_ROOM, 'said')
  toast({
    title: 'This device has no room for the Brotherhood',
    description: 'Nothing is kept on it, and everything works with a connection. Once there is room it is kept again.',
  })
}

const isSignedOut = (error: unknown) => error instanceof Refused && error.status === 401

/** Whether copies are allowed is asked with the directory. */
const withSettings = (changed: StaleMessage['stale']) =>
  typeof changed !== 'string' && changed.some(({ path }) => path === settingsContract.show.path)
    ? [...changed, { path: offline.directory.path }]
    : changed

/** A browser that is short of room then leaves it; one that refuses deletes it some day, and it comes again. */
const askToStay = async () => {
  await navigator.storage?.persist?.().catch(() => false)
}

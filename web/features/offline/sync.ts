// Keeps the copy on this device as the server has it: whole at the start of a visit, and then entry by entry.
import { logoUrl } from '@aerie/contract/logo'
import { members } from '@aerie/contract/members'
import { type KeptBrother, type KeptDirectory, offline } from '@aerie/contract/offline'
import { byName } from '@aerie/contract/people'
import { EVERYTHING, type StaleMessage } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { call } from '#lib/api.ts'
import { openDeviceStore } from '#lib/device-store.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { type AboutCopy, PARTS } from './kept-copy.ts'
import { keepPortraits } from './portraits.ts'

type Kept = Pick<KeptDirectory, 'version'> & { brothers: KeptBrother[] }

const NO_FILE = { content: null }
/** Of one call. */
const MOST_IDS = 200

export type DeviceSync = Awaited<ReturnType<typeof openSync>>

/** `site`: what the copy says of the organisation. */
export async function openSync(account: number, site: Omit<AboutCopy, 'asOf'>) {
  const store = await openDeviceStore(account)
  const writeDirectory = async (kept: Kept) => {
    await store.write(PARTS.directory, kept)
    await noteContact()
  }
  const noteContact = () => store.write(PARTS.about, { ...site, logo, asOf: Date.now() } satisfies AboutCopy)
  let logo = (await store.read<AboutCopy>(PARTS.about))?.logo ?? null

  /** Without its picture it is not shown. */
  async function syncLogo() {
    if (site.logo?.hash === logo?.hash) return
    const { content } = site.logo ? await fetchFile(logoUrl(site.logo, 'small')).catch(() => NO_FILE) : NO_FILE
    if (content) await store.writeBytes(PARTS.logo, await content.arrayBuffer())
    else await store.remove(PARTS.logo)
    logo = content ? site.logo : null
  }

  async function syncDirectory() {
    const before = await store.read<Kept>(PARTS.directory)
    const { version, brothers } = await call(offline.directory, { query: before ? { known: before.version } : {} })
    if (brothers) await writeDirectory({ version, brothers })
    else await noteContact()
  }
  async function syncSome(ids: number[]) {
    const before = await store.read<Kept>(PARTS.directory)
    if (!before || ids.length > MOST_IDS) return syncDirectory()
    const { version, brothers } = await call(offline.directory, { query: { ids: ids.join() } })
    const others = before.brothers.filter(({ id }) => !ids.includes(id))
    await writeDirectory({ version, brothers: [...others, ...(brothers ?? [])].sort(byName) })
  }
  const syncOwn = async () => store.write(PARTS.own, await call(members.own))
  const syncTrips = async () => store.write(PARTS.trips, await call(trips.list))

  async function syncAll() {
    await syncLogo()
    await syncDirectory()
    await Promise.all([syncOwn(), syncTrips()])
    const kept = await store.read<Kept>(PARTS.directory)
    await keepPortraits(store, kept?.brothers ?? [])
  }
  return {
    syncAll,
    /** As the server has announced it. */
    async follow(changed: StaleMessage['stale']) {
      if (changed === EVERYTHING) return syncAll()
      for (const { path, ids } of changed)
        if (path === offline.directory.path) await (ids ? syncSome(ids) : syncDirectory())
        else if (path === members.own.path) await syncOwn()
        else if (path === trips.list.path) await syncTrips()
    },
    close: store.close,
  }
}

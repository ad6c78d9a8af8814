// What this device keeps for whoever is signed in: read when the server does not answer, and deleted when it may not be kept.
import type { Logo } from '@aerie/contract/logo'
import type { Member } from '@aerie/contract/members'
import type { KeptBrother, KeptDirectory } from '@aerie/contract/offline'
import type { Trip } from '@aerie/contract/trips'
import { keep, readKept } from '#lib/browser-storage.ts'
import { DEVICE_ACCOUNT } from '#lib/device-account.ts'
import { type DeviceStore, findDeviceStore, removeDeviceStores } from '#lib/device-store.ts'
import { sayLeaving } from '#lib/leaving.ts'

const MOST_DAYS = 30
const DAY_MS = 86_400_000

/** What is said of the copy as a whole. */
export interface AboutCopy {
  /** In milliseconds since 1970: when the server last said that it is as it is. */
  asOf: number
  siteName: string
  shortName: string
  motto: string
  /** Null where the organisation has none, or its picture did not come. */
  logo: Logo | null
}

/** The parts of a store, by name; portraits stand under their addresses. */
export const PARTS = { about: 'about', directory: 'directory', own: 'own', trips: 'trips', logo: 'logo' } as const

export interface KeptCopy {
  about: AboutCopy
  brothers: KeptBrother[]
  own: Member | undefined
  trips: Trip[]
  /** With an address of its picture as this device keeps it. */
  logo: (Logo & { src: string }) | null
  store: DeviceStore
}

/**
 * Null where there is none, none for this reader where one is given, or nobody has been in touch with the server for
 * 30 days: then it is deleted unread.
 */
export async function readKeptCopy(reader?: number): Promise<KeptCopy | null> {
  const account = Number(readKept('browser', DEVICE_ACCOUNT))
  const isReaders = reader === undefined || reader === account
  const store = account && isReaders ? await findDeviceStore(account) : null
  if (!store) return null
  const about = await store.read<AboutCopy>(PARTS.about)
  if (about && Date.now() - about.asOf > MOST_DAYS * DAY_MS) {
    await dropCopy()
    return null
  }
  const [directory, own, trips = [], picture] = await Promise.all([
    store.read<Pick<KeptDirectory, 'version'> & { brothers: KeptBrother[] }>(PARTS.directory),
    store.read<Member>(PARTS.own),
    store.read<Trip[]>(PARTS.trips),
    store.readBytes(PARTS.logo),
  ])
  if (!about || !directory) return null
  const src = picture && URL.createObjectURL(new Blob([picture], { type: 'image/webp' }))
  const logo = about.logo && src ? { ...about.logo, src } : null
  return { about, brothers: directory.brothers, own, trips, logo, store }
}

/** For whom this device keeps something from now on; what it kept for others goes. */
export async function keepFor(account: number) {
  await removeDeviceStores(account)
  return keep('browser', DEVICE_ACCOUNT, String(account))
}

/** For whoever leaves: whatever writes or sends in any tab stops before nothing is kept any more. */
export async function forgetDevice() {
  sayLeaving()
  await dropCopy()
}

/** Nothing is kept any more, though its owner stays and what he sends goes on. */
export async function dropCopy() {
  keep('browser', DEVICE_ACCOUNT, null)
  await removeDeviceStores()
}

// One database of this browser for each account, its parts sealed; deleted by name, and never written to once its owner leaves.
import { whenLeaving } from './leaving.ts'
import { makeKey, seal, sealBytes, unseal, unsealBytes } from './sealing.ts'

const PREFIX = 'aerie-device-'
/** Another one where what is kept has another shape: what was kept before is deleted unread. */
const VERSION = 1
const PARTS = 'parts'
const KEYS = 'keys'

export type DeviceStore = Awaited<ReturnType<typeof openStore>>

/** Rejects where the browser keeps nothing. */
export async function openDeviceStore(account: number) {
  const database = await open(PREFIX + account)
  return openStore(database, await keyIn(database))
}

/** Null where nothing is kept for the account, or the browser keeps nothing. */
export async function findDeviceStore(account: number) {
  try {
    return (await listNames()).includes(PREFIX + account) ? await openDeviceStore(account) : null
  } catch {
    return null
  }
}

/** Those of all accounts but one. Nothing where the browser keeps nothing. */
export async function removeDeviceStores(but?: number) {
  const names = await listNames().catch(() => [])
  await Promise.all(names.filter((name) => name !== PREFIX + but).map(remove))
}

/** Whether something was not written since the browser gives a site no more room. */
export const isOutOfRoom = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

function openStore(database: IDBDatabase, key: CryptoKey) {
  const end = whenLeaving(() => database.close())
  database.onversionchange = () => database.close()
  const parts = (mode: IDBTransactionMode) => database.transaction(PARTS, mode).objectStore(PARTS)
  const find = (part: string) => answerOf<Uint8Array<ArrayBuffer> | undefined>(parts('readonly').get(part))
  const put = (part: string, sealed: Uint8Array) => written(parts('readwrite').put(sealed, part))
  return {
    /** As it was written; undefined where it was not. */
    async read<Value>(part: string): Promise<Value | undefined> {
      const sealed = await find(part)
      // What it was sealed with nobody else has.
      return sealed && ((await unseal(key, sealed)) as Value)
    },
    write: async (part: string, value: unknown) => put(part, await seal(key, value)),
    async readBytes(part: string): Promise<ArrayBuffer | undefined> {
      const sealed = await find(part)
      return sealed && unsealBytes(key, sealed)
    },
    writeBytes: async (part: string, bytes: ArrayBuffer) => put(part, await sealBytes(key, bytes)),
    names: () => answerOf(parts('readonly').getAllKeys()) as Promise<string[]>,
    remove: (part: string) => written(parts('readwrite').delete(part)),
    close() {
      end()
      database.close()
    },
  }
}

function open(name: string) {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = () => {
    for (const store of [...request.result.objectStoreNames]) request.result.deleteObjectStore(store)
    for (const store of [PARTS, KEYS]) request.result.createObjectStore(store)
  }
  return answerOf(request)
}

/** Of two tabs that come first the one whose key was put there second takes the other's. */
async function keyIn(database: IDBDatabase): Promise<CryptoKey> {
  const found = await answerOf<CryptoKey | undefined>(database.transaction(KEYS).objectStore(KEYS).get(KEYS))
  if (found) return found
  const made = await makeKey()
  const keys = database.transaction(KEYS, 'readwrite').objectStore(KEYS)
  await answerOf(keys.add(made, KEYS)).catch(() => {})
  return (await answerOf<CryptoKey | undefined>(database.transaction(KEYS).objectStore(KEYS).get(KEYS))) ?? made
}

const listNames = async () =>
  (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []))

const remove = async (name: string) => {
  await answerOf(indexedDB.deleteDatabase(name))
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

/** Once it is on the disk: where there is no room that fails at the end. */
function written(request: IDBRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { transaction } = request
  if (!transaction) throw new Error('Nothing is being written')
  transaction.oncomplete = () => resolve()
  transaction.onabort = () => reject(transaction.error)
  transaction.onerror = () => reject(transaction.error)
  return promise
}

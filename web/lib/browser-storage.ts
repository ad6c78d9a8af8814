// What this browser keeps between visits, and what a tab keeps until it is closed. Some keep nothing, and then nothing breaks.

/** `browser` outlasts the visit and is seen by every tab, `tab` is of this one alone. */
export type StorageKind = 'browser' | 'tab'

/** The very asking throws where storage is refused. */
const storageOf = (where: StorageKind) => (where === 'browser' ? localStorage : sessionStorage)

/** Null where nothing is kept, or the browser refuses to. */
export function readKept(where: StorageKind, key: string): string | null {
  try {
    return storageOf(where).getItem(key)
  } catch {
    return null
  }
}

/** Null forgets it. Whether the browser took it: a page goes on either way. */
export function keep(where: StorageKind, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, value)
    return true
  } catch {
    return false
  }
}

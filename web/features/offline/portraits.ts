// Small portraits on this device: fetched one after the other while nobody waits, and as many as have room.
import { portraitUrl } from '@aerie/contract/avatars'
import type { KeptBrother } from '@aerie/contract/offline'
import { type DeviceStore, isOutOfRoom } from '#lib/device-store.ts'
import { fetchFile } from '#lib/fetch-file.ts'

/** About three kilobytes each. */
const MOST = 1000
const IS_PORTRAIT = /^\//

/** Those of the first in the list, as far as there is room; what nobody has any more is deleted. One that does not come is left out. */
export async function keepPortraits(store: DeviceStore, brothers: readonly KeptBrother[]) {
  const wanted = new Set(brothers.flatMap(({ profileImageUrl }) => profileImageUrl ?? []).slice(0, MOST))
  const kept = new Set((await store.names()).filter((name) => IS_PORTRAIT.test(name)))
  for (const address of kept) if (!wanted.has(address)) await store.remove(address)
  for (const address of wanted) {
    if (kept.has(address)) continue
    const { content } = await fetchFile(portraitUrl(address, 96)).catch(() => ({ content: null }))
    if (content && !(await isWritten(store, address, content))) return
  }
}

async function isWritten(store: DeviceStore, address: string, content: Blob) {
  try {
    await store.writeBytes(address, await content.arrayBuffer())
    return true
  } catch (error) {
    if (isOutOfRoom(error)) return false
    throw error
  }
}

/** An address for an image, to be given back; null where it is not kept. */
export async function portraitOnDevice(store: DeviceStore, address: string): Promise<string | null> {
  const bytes = await store.readBytes(address)
  return bytes ? URL.createObjectURL(new Blob([bytes], { type: 'image/webp' })) : null
}

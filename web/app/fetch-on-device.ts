// Fetches what a device keeps and how, which no page waits for.
import type * as OnDevice from './on-device.ts'

/** A device that does not get it goes without. */
export const onDevice = (act: (device: typeof OnDevice) => unknown): Promise<unknown> =>
  import('./on-device.ts').then(act).catch(() => {})

// Work under way when the server is killed: its connection may break then, or its disk be gone, and at no other time.
import { UnexpectedStatus } from '../instruments/client.ts'

export async function untilKilled(isEnding: () => boolean, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error
    // Where the power goes, the server may outlive its disk by a moment: what it cannot keep it does not acknowledge.
    const isRefused = error instanceof UnexpectedStatus && error.status >= 500
    if (!isEnding() || !(isBroken || isRefused)) throw error
  }
}

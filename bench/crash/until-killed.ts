// Work under way when the server is killed: its connection may break then, and at no other time.

export async function untilKilled(isEnding: () => boolean, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error
    if (!isEnding() || !isBroken) throw error
  }
}

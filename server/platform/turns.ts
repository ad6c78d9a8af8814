// Work on one thing done one after the other in this process: who waits for his turn holds no connection to the database.

/** Runs each work once those before it of the same key have ended, well or not. Other processes are kept apart by locks alone. */
export function takeTurns<Key>() {
  const newest = new Map<Key, Promise<void>>()
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const before = newest.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    newest.set(key, promise)
    await before
    try {
      return await work()
    } finally {
      resolve()
      if (newest.get(key) === promise) newest.delete(key)
    }
  }
}

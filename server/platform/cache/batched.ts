// Reads of one thing each, batched into reads of many: what is asked while one is under way goes into the next.
import type { Db } from '../db/db.ts'

type PendingReads<Key, T> = Map<Key, PromiseWithResolvers<T>>

/** `readMany` answers the function that tells the value of each key. */
export function batched<Key, T>(readMany: (db: Db, keys: Key[]) => Promise<(key: Key) => T>) {
  const waiting = new WeakMap<Db, PendingReads<Key, T>>()
  async function readAll(db: Db, first: PendingReads<Key, T>) {
    for (let asked = first; asked.size > 0; ) {
      const later: PendingReads<Key, T> = new Map()
      waiting.set(db, later)
      try {
        const tell = await readMany(db, [...asked.keys()])
        for (const [key, { resolve }] of asked) resolve(tell(key))
      } catch (error) {
        for (const { reject } of asked.values()) reject(error)
      }
      asked = later
    }
    waiting.delete(db)
  }
  return (db: Db, key: Key): Promise<T> => {
    const answer = Promise.withResolvers<T>()
    const gathering = waiting.get(db)
    const before = gathering?.get(key)
    if (before) return before.promise
    if (gathering) gathering.set(key, answer)
    else void readAll(db, new Map([[key, answer]]))
    return answer.promise
  }
}

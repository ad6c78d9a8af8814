// Something read from the database that is kept in memory until a change under its key is announced.
import { type Bus, touches } from './bus.ts'

export function keptUntilChanged<T>(bus: Bus, key: (string | number)[], read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null
  bus.subscribe((change) => {
    if (touches(change, key)) current = null
  })
  return () => {
    if (current) return current
    const reading = read()
    current = reading
    // A failed read must not be remembered.
    reading.catch(() => {
      if (current === reading) current = null
    })
    return reading
  }
}

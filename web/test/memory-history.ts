// A history of addresses that is nobody's but a test's.
import type { History } from '#lib/navigation/history.ts'

/** Stands at the last of the addresses. */
export function memoryHistory(addresses: string[]) {
  const entries = addresses.map((href, place) => ({ href, key: `first ${place}` }))
  const told = new Set<() => void>()
  let index = entries.length - 1
  const history: History = {
    read: () => ({ href: '/', key: '', ...entries[index], index }),
    push(href) {
      index += 1
      entries.splice(index, entries.length, { href, key: `${index} ${href}` })
    },
    replace: (href) => void entries.splice(index, 1, { key: '', ...entries[index], href }),
    go(steps) {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1)
      for (const one of told) one()
    },
    listen: (one) => void told.add(one),
  }
  return { ...history, length: () => entries.length }
}

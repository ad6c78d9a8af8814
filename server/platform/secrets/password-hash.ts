// Argon2id password hashes, made a few at a time so that sign-ins leave the processor to other requests.
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommended setting: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 1

let running = 0
const waiting: (() => void)[] = []

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFKC'), COST))

/**
 * Takes as long for a member who does not exist (`null`) as for one who does. `count` runs in the same turn, right before:
 * what it refuses is not verified.
 */
export const verifyPassword = (stored: string | null, password: string, count?: () => Promise<void>) =>
  inTurn(async () => {
    await count?.()
    const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'))
    return matches && stored !== null
  })

const decoy = hash('no member has this password', COST)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

// Argon2id password hashes, made a few at a time so that sign-ins leave the processor to other requests.
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommended setting: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 1

let running = 0
const waiting: (() => void)[] = []

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFKC'), COST))

interface Around {
  /** Runs in the same turn, right before: what it refuses is not verified. */
  before?: () => Promise<unknown>
  /** Runs in the same turn when the password was wrong, so that the next turn's `before` knows of it. */
  onWrong?: () => Promise<void>
}

/** Takes as long for a member who does not exist (`null`) as for one who does. */
export const verifyPassword = (stored: string | null, password: string, { before, onWrong }: Around = {}) =>
  inTurn(async () => {
    await before?.()
    const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'))
    const right = matches && stored !== null
    if (!right) await onWrong?.()
    return right
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

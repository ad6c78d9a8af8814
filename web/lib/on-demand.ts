// Code that most visits do without: fetched when it is about to be needed, and once.
import { Unreachable } from './call-errors.ts'

/** All who ask share one promise; after a failure the next to ask tries again. `fetched` answers what is here already. */
export function onDemand<Code>(load: () => Promise<Code>) {
  let fetching: Promise<Code> | undefined
  let code: Code | undefined
  const fetchCode = async () => {
    try {
      fetching ??= load()
      code = await fetching
      return code
    } catch (cause) {
      fetching = undefined
      throw new Unreachable('The code did not arrive', { cause })
    }
  }
  return { fetch: fetchCode, fetched: () => code }
}

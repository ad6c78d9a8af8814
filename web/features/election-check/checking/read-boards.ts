// Fetches the boards of an election, and says how much has come.
import type { BoardToCheck } from './check-messages.ts'

/** Nothing could be checked, in a sentence: of the election nothing is said. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked'
}

type OnBytes = (done: number, of: number) => void

export async function fetchBoards(
  boards: readonly BoardToCheck[],
  onBytes: OnBytes,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const responses = await Promise.all(boards.map(({ address }) => fetchBoard(address)))
  const lengths = responses.map(({ headers }) => Number(headers.get('content-length') ?? 0))
  // Packed on the way, more comes than was said.
  const said = lengths.includes(0) ? 0 : lengths.reduce((sum, length) => sum + length, 0)
  let done = 0
  const read: Uint8Array<ArrayBuffer>[] = []
  for (const response of responses)
    read.push(
      await readBytes(response, (bytes) => {
        done += bytes
        onBytes(done, Math.max(said, done))
      }),
    )
  return read
}

async function fetchBoard(address: string) {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new NotChecked(NO_ANSWER)
  })
  if (response.status === 401) throw new NotChecked('You are no longer signed in. Sign in, and check again.')
  if (response.status === 404) throw new NotChecked('There is no board yet: it begins when the election opens.')
  if (!response.ok || !response.body) throw new NotChecked('The ballots could not be loaded. Try again in a moment.')
  return response
}

async function readBytes({ body }: Response, onChunk: (bytes: number) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  try {
    for (
      let reader = body?.getReader(), next = await reader?.read();
      reader && next && !next.done;
      next = await reader.read()
    ) {
      chunks.push(next.value)
      onChunk(next.value.length)
    }
  } catch {
    throw new NotChecked(NO_ANSWER)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const NO_ANSWER = 'The ballots could not be loaded. Check your connection and try again.'

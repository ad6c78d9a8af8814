// Asks a ClamAV daemon about a file, over its socket: the file goes there in pieces, and a line comes back.
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Refusal } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    scanner: VirusScanner | null
  }
}

export interface VirusScanner {
  /**
   * What was found, by its name in the scanner's list, or null; refuses with `unavailable` where the scanner does not answer
   * or will not say. The content is read to its end or destroyed.
   */
  scan(content: Readable): Promise<string | null>
  /** Its version; refuses likewise. */
  version(): Promise<string>
  /** Ends what is asked just now. */
  close(): void
}

/** Of silence, in milliseconds. */
const TIMEOUT_MS = 60_000
/** Bytes of an answer: it is one line. */
const LONGEST_ANSWER = 4_096
const PIECE = 65_536

/** `address`: the path of a socket, or host:port. */
export function openScanner(address: string, { timeoutMs = TIMEOUT_MS } = {}): VirusScanner {
  const open = new Set<Socket>()
  const ask = async (send: (socket: Socket) => Promise<void>) => {
    const socket = connect(placeOf(address))
    open.add(socket)
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The scanner is silent')))
    try {
      const answer = readAnswer(socket)
      // It may refuse before all has been sent.
      await Promise.race([Promise.all([answer, send(socket)]), answer])
      return await answer
    } catch {
      throw new Refusal('unavailable', 'The virus scanner does not answer.')
    } finally {
      open.delete(socket)
      socket.destroy()
    }
  }
  return {
    async scan(content) {
      try {
        return verdictOf(await ask((socket) => sendInPieces(socket, content)))
      } finally {
        content.destroy()
      }
    },
    version: () => ask(async (socket) => void socket.write('zVERSION\0')),
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

function placeOf(address: string) {
  const [, host, port] = /^\[?([^/[\]]+)\]?:(\d+)$/.exec(address) ?? []
  return host ? { host, port: Number(port) } : { path: address }
}

/** Each piece has its length before it; one of length nothing is the end. */
async function sendInPieces(socket: Socket, content: Readable) {
  socket.write('zINSTREAM\0')
  for await (const chunk of content) {
    const bytes: Uint8Array = chunk
    for (let from = 0; from < bytes.length; from += PIECE) await send(socket, bytes.subarray(from, from + PIECE))
  }
  await send(socket, new Uint8Array())
}

async function send(socket: Socket, piece: Uint8Array) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  if (socket.write(Buffer.concat([length, piece]))) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('drain', resolve).once('close', () => reject(new Error('The scanner has hung up')))
  await promise
}

/** Up to the zero at its end; rejects where it breaks off before. */
async function readAnswer(socket: Socket) {
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    if (answer.endsWith('\0')) return answer.slice(0, -1)
    if (answer.length > LONGEST_ANSWER) break
  }
  throw new Error('The scanner broke off')
}

/** Anything else than a clear answer is none: a file that is too large for it, for one. */
function verdictOf(answer: string): string | null {
  if (/^stream: OK$/.test(answer)) return null
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? []
  if (found) return found
  throw new Refusal('unavailable', 'The virus scanner did not look at the file.')
}

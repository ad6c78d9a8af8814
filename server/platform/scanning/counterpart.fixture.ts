// A virus scanner on a port of this machine that speaks the protocol of ClamAV, in whatever mood a test wants.
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Harmless: what every scanner calls a virus. In two halves, so that none takes this file for one. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-'}${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

/** `cut`: hangs up. `babbling`: answers what is no answer. `too large`: refuses before the end. `endless`: never ends its line. */
export type Mood = 'honest' | 'silent' | 'cut' | 'babbling' | 'too large' | 'endless'

export async function openCounterpart() {
  const sockets = new Set<Socket>()
  const counterpart = { mood: 'honest' as Mood, scanned: 0, address: '', close: async () => {} }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    answer(socket, counterpart)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  counterpart.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  counterpart.close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return counterpart
}

function answer(socket: Socket, counterpart: { mood: Mood; scanned: number }) {
  let got = Buffer.alloc(0)
  const { mood } = counterpart
  if (mood === 'cut') return void socket.once('data', () => socket.destroy())
  if (mood === 'too large') return void socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
  if (mood === 'endless') return void socket.once('data', () => socket.write('x'.repeat(100_000)))
  socket.on('data', (chunk) => {
    got = Buffer.concat([got, chunk])
    if (mood === 'silent') return
    if (got.toString('latin1') === 'zVERSION\0') return void socket.end('ClamAV 1.4.0/counterpart\0')
    const file = fileIn(got)
    if (!file) return
    counterpart.scanned += 1
    if (mood === 'babbling') return void socket.end('stream: perhaps\0')
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  })
}

/** Null until all of it is there. */
function fileIn(got: Buffer) {
  const pieces: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

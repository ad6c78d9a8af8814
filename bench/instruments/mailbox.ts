// A real SMTP server that keeps what arrives.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ArrivedMail {
  address: string
  /** As it came, headers and all. */
  message: string
  /** When, in milliseconds of this process. */
  at: number
}

export interface Mailbox {
  url: string
  /** The oldest first. */
  mails: readonly ArrivedMail[]
  close(): Promise<void>
}

/** A mail has arrived before `take` is called, and is acknowledged to its sender when that is done. */
export async function openMailbox(take: (mail: ArrivedMail) => Promise<void> = async () => {}): Promise<Mailbox> {
  const mails: ArrivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream)
        .then((message) => {
          const arrived = envelope.rcptTo.map(({ address }) => ({ address, message, at: performance.now() }))
          mails.push(...arrived)
          return Promise.all(arrived.map(take))
        })
        .then(() => done(), done)
    },
  })
  // Who is killed while he sends leaves a broken connection behind.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

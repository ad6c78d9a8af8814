// A real SMTP server that counts what arrives, and what has to have arrived after all outages.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A job that an outage interrupted is due again after two minutes. */
const PATIENCE_MS = 180_000

export interface Mailbox {
  url: string
  /** How many mails came to an address, and when the last one did, in milliseconds of this process. */
  received(address: string): { count: number; last: number }
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const arrived = new Map<string, { count: number; last: number }>()
  const received = (address: string) => arrived.get(address) ?? { count: 0, last: Number.NEGATIVE_INFINITY }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.once('end', () => {
        for (const { address } of envelope.rcptTo)
          arrived.set(address, { count: received(address).count + 1, last: performance.now() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What was asked for an address: one mail answers all that were asked for before it was sent. */
export interface Promised {
  address: string
  /** When the last one that was acknowledged was asked for; undefined where none was. */
  lastAsked: number | undefined
  asked: number
}

/** After the last one that was acknowledged there is a mail. Each outage may double the one that was on its way. */
export async function findMailFaults(mailbox: Mailbox, promised: Promised[], outages: number): Promise<string[]> {
  const missing = () =>
    promised.filter(({ address, lastAsked = Number.NEGATIVE_INFINITY }) => mailbox.received(address).last < lastAsked)
  for (const deadline = performance.now() + PATIENCE_MS; missing().length > 0; await pause(100))
    if (performance.now() > deadline) break
  const most = promised.reduce((sum, { asked }) => sum + asked, 0) + outages
  const all = promised.reduce((sum, { address }) => sum + mailbox.received(address).count, 0)
  console.log(`${all} mails arrived.`)
  return [
    ...missing().map(({ address }) => `no mail to ${address} after the last one that was asked for`),
    ...(all > most ? [`${all} mails arrived, and ${most} are the most that there may be`] : []),
  ]
}

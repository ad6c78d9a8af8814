// A real SMTP server that counts what arrives, and what has to have arrived after all outages.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A job that an outage interrupted is due again after two minutes. */
const PATIENCE_MS = 180_000

export interface Mailbox {
  url: string
  /** How many mails came to an address. */
  received(address: string): number
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.once('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    received: (address) => counts.get(address) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** How many mails were promised to an address, and how many more may have been asked for without an answer. */
export interface Promised {
  address: string
  acknowledged: number
  asked: number
}

/** None may be lost. Each outage may double the one that was on its way. */
export async function findMailFaults(mailbox: Mailbox, promised: Promised[], outages: number): Promise<string[]> {
  const missing = () => promised.filter(({ address, acknowledged }) => mailbox.received(address) < acknowledged)
  for (const deadline = performance.now() + PATIENCE_MS; missing().length > 0; await pause(100))
    if (performance.now() > deadline) break
  const most = promised.reduce((sum, { asked }) => sum + asked, 0) + outages
  const all = promised.reduce((sum, { address }) => sum + mailbox.received(address), 0)
  const wanted = promised.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  console.log(`${all} mails arrived; ${wanted} were acknowledged.`)
  return [
    ...missing().map(
      ({ address, acknowledged }) => `${mailbox.received(address)} of ${acknowledged} mails to ${address}`,
    ),
    ...(all > most ? [`${all} mails arrived, and ${most} are the most that there may be`] : []),
  ]
}

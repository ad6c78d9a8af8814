// What mails have to have arrived after all outages.
import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '../instruments/mailbox.ts'

/** A job that an outage interrupted is due again after two minutes. */
const TIMEOUT_MS = 180_000

/** What was asked for an address: one mail answers all that were asked for before it was sent. */
export interface Promised {
  address: string
  /** When the last one that was acknowledged was asked for; undefined where none was. */
  lastAsked: number | undefined
  asked: number
}

/** After the last one that was acknowledged there is a mail. Each outage may double the one that was on its way. */
export async function findMailFaults({ mails }: Mailbox, promised: Promised[], outages: number): Promise<string[]> {
  const missing = () =>
    promised.filter(
      ({ address, lastAsked }) =>
        lastAsked !== undefined && !mails.some((mail) => mail.address === address && mail.at >= lastAsked),
    )
  await untilNone(missing)
  const most = promised.reduce((sum, { asked }) => sum + asked, 0) + outages
  const all = mails.filter((mail) => promised.some(({ address }) => address === mail.address)).length
  console.log(`${all} mails arrived.`)
  return [
    ...missing().map(({ address }) => `no mail to ${address} after the last one that was asked for`),
    ...(all > most ? [`${all} mails arrived, and ${most} are the most that there may be`] : []),
  ]
}

/** Until nothing is missing any more, or nothing is to be expected. */
export async function untilNone(missing: () => readonly unknown[]) {
  for (const deadline = performance.now() + TIMEOUT_MS; missing().length > 0; await pause(100))
    if (performance.now() > deadline) return
}

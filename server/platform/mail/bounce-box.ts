// The mailbox to which mails come back that could not be delivered: what is unread there, read by IMAP.
import type { ImapFlow } from 'imapflow'
import { READ_BYTES } from './delivery-report.ts'

/** So many at a time: the others are still unread at the next. */
const MOST = 500
/** What the server may say at once; a message is asked for up to `READ_BYTES`. */
const LIMITS = { maxLineLength: 64 * 1024, maxLiteralSize: 2 * READ_BYTES, maxResponseSize: 512 * 1024 }

export interface BounceBox {
  /**
   * Takes each unread message in turn, its first bytes, and marks it as read once it has been taken. Answers how many.
   * A rejection names the server, and never the password.
   */
  readNew(take: (message: Buffer) => Promise<void>): Promise<number>
}

/** At `url`, such as `imaps://user:password@mail.example.org:993`; its inbox. */
export function openBounceBox(url: string): BounceBox {
  const { hostname, port, protocol, username, password } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const open = async () =>
    new (await import('imapflow')).ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      ...LIMITS,
    })
  return {
    async readNew(take) {
      const client = await open()
      // What ends the connection also rejects what is under way; unheard it would end the process.
      client.on('error', () => {})
      try {
        await client.connect()
        return await readUnread(client, take)
      } catch (cause) {
        throw new Error(`The mailbox at ${hostname} could not be read: ${reasonOf(cause)}`, { cause })
      } finally {
        client.close()
      }
    },
  }
}

async function readUnread(client: ImapFlow, take: (message: Buffer) => Promise<void>) {
  const inbox = await client.getMailboxLock('INBOX')
  try {
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    const due = unread.slice(0, MOST)
    for (const uid of due) {
      const message = await client.fetchOne(String(uid), { source: { maxLength: READ_BYTES } }, { uid: true })
      if (message) await take(message.source ?? Buffer.alloc(0))
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    }
    return due.length
  } finally {
    inbox.release()
  }
}

function reasonOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  if ('authenticationFailed' in cause && cause.authenticationFailed) return 'it did not take the user and the password'
  return cause.message
}

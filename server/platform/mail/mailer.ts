// Sends mail: into a folder where it can be read without any mail server, or through an SMTP server.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { writeDurably } from '#platform/files/durable-write.ts'

export interface Mail {
  /** One bare address, such as `arne@example.org`. */
  to: string
  subject: string
  text: string
  html: string
  /** A PNG, which the page shows as `cid:` and `LOGO_ID`; in the mail itself, so that opening it tells nobody. */
  logo?: Buffer
  /** The part of the Message-ID before the @: programs show a message that is sent again under the same one only once. */
  id?: string
  /** Ends mails like this one when it is posted to, as mail programs do for a reader who asks them to (RFC 8058). */
  unsubscribeUrl?: string
  /** That it came back once says enough: nobody has proved the mailbox to be his yet. */
  isInvitation?: boolean
}

/** By which the page of a mail names the logo in it. */
export const LOGO_ID = 'logo@aerie'

export interface Mailer {
  /** Resolves once the message is on the disk or the server has taken it, and rejects when it has not. */
  send(mail: Mail): Promise<void>
  /** Waits for messages that are being sent, then disconnects. */
  close(): Promise<void>
}

/** Writes each message as an .eml file, which any mail program opens; the names sort in the order of sending. */
export function openOutbox(folder: string, from: string): Mailer {
  let opened: ReturnType<typeof openComposer> | undefined
  let sent = 0
  return {
    async send(mail) {
      const time = new Date().toISOString().replace(/[:.]/g, '-')
      sent += 1
      const name = `${time}-${String(sent).padStart(6, '0')}-${randomUUID().slice(0, 8)}.eml`
      opened ??= openComposer()
      const { message } = await (await opened).sendMail(compose(mail, from))
      await writeDurably(join(folder, name), message)
    },
    close: async () => (await opened)?.close(),
  }
}

/** The library is loaded for the first mail: an installation that sends none does without. */
const openComposer = async () =>
  (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * Sends through the server at `url`, such as `smtps://user:password@mail.example.org:465`, over a few connections that
 * stay open. Throws at once when `url` is none. A rejected `send` names the server; its `cause` is nodemailer's error.
 * `returnTo` says where a mail comes back that cannot be delivered; without it that is the sender.
 */
export function openSmtp(url: string, from: string, returnTo?: (mail: Mail) => string): Mailer {
  const server = serverOf(url)
  let opened: ReturnType<typeof openTransport> | undefined
  const underWay = new Set<Promise<void>>()

  const deliver = async (mail: Mail): Promise<void> => {
    try {
      opened ??= openTransport(url)
      const envelope = returnTo && { envelope: { from: returnTo(mail), to: mail.to } }
      await (await opened).sendMail({ ...compose(mail, from), ...envelope })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The mail server ${server} did not take the message: ${reason}`, { cause })
    }
  }

  return {
    send(mail) {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
      return delivery
    },
    async close() {
      await Promise.allSettled(underWay)
      ;(await opened)?.close()
    },
  }
}

const openTransport = async (url: string) =>
  (await import('nodemailer')).createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })

function compose(mail: Mail, from: string) {
  return {
    from,
    // As an object the address is taken as it is; as a string, a comma in it would make two recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.logo && { attachments: [carried(mail.logo)] }),
    ...(mail.id && { messageId: `<${mail.id}@${domainOf(from)}>` }),
    // Suppresses out-of-office replies and other autoresponders.
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl && endedAt(mail.unsubscribeUrl)) },
  }
}

const carried = (logo: Buffer) => ({
  filename: 'logo.png',
  content: logo,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: LOGO_ID,
})

const endedAt = (url: string) => ({
  // Folded, the address would be broken in two for programs that read headers line by line.
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Host and port for messages, without the password. */
function serverOf(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed?.host || !['smtp:', 'smtps:'].includes(parsed.protocol)) {
    throw new TypeError('The address of the mail server has to look like smtps://user:password@mail.example.org:465')
  }
  return parsed.host
}

// Mail as it arrives: read back from the folder, and by a real SMTP server on a free port.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, openOutbox, openSmtp } from './mailer.ts'

const FROM = 'Order of the Osprey <aerie@example.org>'
const INVITATION: Mail = {
  to: 'bjorn@example.org',
  subject: 'Välkommen, Björn – 兄弟 🪶',
  text: `Välkommen hem.\n\nhttps://example.org/welcome/${'c0de'.repeat(30)}\n\nמרדכי <שלום> & Σωκράτης`,
  html: '<p>Välkommen hem, <b>兄弟</b>. מרדכי &amp; Σωκράτης</p>',
}

/** A multipart message cannot tell whether a part ended with a line break. */
async function read(raw: string | Buffer) {
  const { text = '', html = '', ...mail } = await PostalMime.parse(raw)
  return { ...mail, text: text.trimEnd(), html: html.trimEnd() }
}

describe('the outbox', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aerie-outbox-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const messages = async () =>
    Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'latin1')))

  test('holds a message any mail program can read', async () => {
    await openOutbox(folder, FROM).send(INVITATION)
    const [raw = ''] = await messages()
    const mail = await read(Buffer.from(raw, 'latin1'))
    expect(mail).toMatchObject({
      from: { name: 'Order of the Osprey', address: 'aerie@example.org' },
      to: [{ address: 'bjorn@example.org' }],
      subject: INVITATION.subject,
      text: INVITATION.text,
      html: INVITATION.html,
    })
    expect(mail.messageId).toMatch(/^<.+@example\.org>$/)
    expect(Date.parse(mail.date ?? '')).not.toBeNaN()
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(raw).not.toMatch(/(?<!\r)\n/)
  })

  test('holds messages under names that sort in the order of sending', async () => {
    const outbox = openOutbox(folder, FROM)
    const subjects = Array.from({ length: 12 }, (_, i) => `Email ${i + 1}`)
    await Promise.all(subjects.map((subject) => outbox.send({ ...INVITATION, subject })))
    expect((await readdir(folder)).filter((name) => !/^\d{4}-\d\d-\d\dT[\w-]+Z-[\w-]+\.eml$/.test(name))).toEqual([])
    const mails = await Promise.all((await messages()).map((raw) => read(raw)))
    expect(mails.map((mail) => mail.subject)).toEqual(subjects)
  })

  test.each([
    ['subject', 'Minutes\r\nBcc: eve@example.com\r\n\r\nHello'],
    ['subject', 'Minutes\nBcc: eve@example.com'],
    ['subject', 'Minutes\rBcc: eve@example.com'],
    ['to', 'bjorn@example.org\r\nBcc: eve@example.com'],
  ] as const)('lets no header in through the %s %j', async (field, value) => {
    await openOutbox(folder, FROM).send({ ...INVITATION, [field]: value })
    const [raw = ''] = await messages()
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
    const mail = await read(raw)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).toBe(INVITATION.html)
  })
})

describe('the headers', () => {
  const headersOf = async (mail: Mail, from = FROM) => {
    const folder = await mkdtemp(join(tmpdir(), 'aerie-outbox-'))
    await openOutbox(folder, from).send(mail)
    const [name = ''] = await readdir(folder)
    const raw = await readFile(join(folder, name), 'latin1')
    await rm(folder, { recursive: true })
    return raw.split('\r\n\r\n')[0]?.split('\r\n') ?? []
  }

  test('name where a program ends such mails with one click, unbroken', async () => {
    const unsubscribeUrl = `https://brothers.example.org/api/unsubscribe/${'c0de'.repeat(20)}`
    const headers = await headersOf({ ...INVITATION, unsubscribeUrl })
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await headersOf(INVITATION)).join()).not.toContain('List-Unsubscribe')
  })

  test.each([
    ['taro..hayashi.@example.jp', '<"taro..hayashi."@example.jp>'],
    ['quist&sons@example.org', 'quist&sons@example.org'],
    ['pyotr@xn--e1afmkfd.xn--p1ai', 'pyotr@xn--e1afmkfd.xn--p1ai'],
  ])('name the recipient %s as mail servers take him', async (to, written) => {
    expect(await headersOf({ ...INVITATION, to })).toContain(`To: ${written}`)
  })

  test.each([
    [FROM, '<letter-7@example.org>'],
    ['aerie@mail.example.org', '<letter-7@mail.example.org>'],
    ['Aerie', '<letter-7@localhost>'],
  ])('from %s carry the id of the message', async (from, id) => {
    expect(await headersOf({ ...INVITATION, id: 'letter-7' }, from)).toContain(`Message-ID: ${id}`)
  })
})

describe('over SMTP', () => {
  let server: SMTPServer
  let port: number
  let received: Received[]

  beforeEach(async () => {
    received = []
    server = serverFor(received)
    port = await listen(server)
  })
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

  const open = (password = 'feather') => openSmtp(`smtp://aerie:${password}@127.0.0.1:${port}`, FROM)

  test('a message arrives as it was written', async () => {
    const mailer = open()
    await mailer.send(INVITATION)
    await mailer.close()
    expect(received).toMatchObject([{ recipients: ['bjorn@example.org'], user: 'aerie' }])
    expect(await read(received[0]?.raw ?? '')).toMatchObject({
      subject: INVITATION.subject,
      text: INVITATION.text,
      html: INVITATION.html,
    })
  })

  test('a comma in an address makes no second recipient', async () => {
    const mailer = open()
    await mailer.send({ ...INVITATION, to: 'bjorn@example.org,eve@example.com' }).catch(() => undefined)
    await mailer.close()
    expect(received.flatMap((message) => message.recipients)).not.toContain('eve@example.com')
  })

  test('closing waits for what is under way', async () => {
    const mailer = open()
    const sent = Array.from({ length: 8 }, () => mailer.send(INVITATION))
    await mailer.close()
    expect(received).toHaveLength(8)
    await Promise.all(sent)
  })

  test('a refused recipient rejects with the words of the server', async () => {
    const mailer = open()
    await expect(mailer.send({ ...INVITATION, to: 'gone@example.org' })).rejects.toThrow('No such mailbox')
    await mailer.close()
  })

  test('a wrong password rejects without being told', async () => {
    const mailer = open('tarred-and')
    const failure = await mailer.send(INVITATION).catch(String)
    await mailer.close()
    expect(failure).toContain('Wrong password')
    expect(failure).not.toContain('tarred-and')
  })

  test('a port where nobody listens rejects with the address and the reason', async () => {
    const mailer = openSmtp(`smtp://127.0.0.1:${await closedPort()}`, FROM)
    await expect(mailer.send(INVITATION)).rejects.toThrow(
      /^The mail server 127\.0\.0\.1:\d+ did not take the message: .*ECONNREFUSED/,
    )
    await mailer.close()
  })
})

test('what cannot be delivered comes back to where it is asked to, and the reader sees the sender', async () => {
  const received: Received[] = []
  const server = serverFor(received)
  const url = `smtp://aerie:feather@127.0.0.1:${await listen(server)}`
  const mailer = openSmtp(url, FROM, ({ to }) => `bounces+${to.length}@example.org`)
  await mailer.send(INVITATION)
  await mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  expect(received).toMatchObject([{ returnPath: 'bounces+17@example.org', recipients: ['bjorn@example.org'] }])
  expect((await read(received[0]?.raw ?? '')).from).toMatchObject({ address: 'aerie@example.org' })
})

test.each(['', 'mail.example.org', 'mail.example.org:465', 'https://mail.example.org', 'smtps://'])(
  'refuses %j as the address of a mail server',
  (url) => {
    expect(() => openSmtp(url, FROM)).toThrow('has to look like smtps://')
  },
)

interface Received {
  recipients: string[]
  returnPath: string
  user: unknown
  raw: Buffer
}

function serverFor(received: Received[]): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'feather' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('gone@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, { envelope, user }, done) => {
      buffer(stream).then((raw) => {
        const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ recipients: envelope.rcptTo.map((to) => to.address), returnPath, user, raw })
        done()
      }, done)
    },
  })
}

const listen = (server: Pick<Server, 'listen'>) =>
  new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port))
  })

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

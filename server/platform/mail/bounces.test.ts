// What comes back of mails: signed return paths, reports read by their codes alone, and a real mailbox over IMAP.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBounceBox } from './bounce-box.ts'
import { isPermanent, READ_BYTES, readDeliveryReport } from './delivery-report.ts'
import { type ImapServer, openImapServer } from './imap-server.fixture.ts'
import { report } from './reports.fixture.ts'
import { addressMark, readReturnPath, returnPathOf } from './return-path.ts'

const KEY = Buffer.alloc(32, 1)
const NOW = new Date('2027-03-05T10:00:00Z')
const path = returnPathOf(KEY, 'bounces@example.org', { to: 'Arne@Example.org', isInvitation: true }, NOW)

describe('the return path', () => {
  test('says whom a mail was for and when, within what the part before the @ may have', () => {
    expect(path).toMatch(/^bounces\+[\da-f]{50}@example\.org$/)
    expect((path.split('@')[0] ?? '').length).toBeLessThanOrEqual(64)
    const said = { mark: addressMark(KEY, 'arne@example.org'), sentOn: '2027-03-05', isInvitation: true }
    expect(readReturnPath(KEY, [path])).toEqual(said)
    expect(readReturnPath(KEY, ['Somebody <else@example.org>', `<${path.toUpperCase()}>`])).toEqual(said)
    expect(path).not.toContain('arne')
  })

  test('counts only as we have made it', () => {
    const letters = [...path]
    letters[12] = letters[12] === '0' ? '1' : '0'
    expect(readReturnPath(KEY, [letters.join('')])).toBeNull()
    expect(readReturnPath(Buffer.alloc(32, 2), [path])).toBeNull()
    expect(readReturnPath(KEY, ['bounces@example.org', `bounces+${'0'.repeat(50)}@example.org`, ''])).toBeNull()
  })
})

describe('a report', () => {
  test('is read by its status, whatever its words say', async () => {
    const read = await readDeliveryReport(Buffer.from(report({ to: path, words: 'Mailbox full, 4.2.2, try later' })))
    expect(read).toEqual({ arrivedAt: [`<${path}>`], failures: ['5.1.1'] })
  })

  test.each([
    ['5.1.1', true],
    ['5.1.10', true],
    ['5.2.2', false],
    ['5.7.1', false],
    ['4.1.1', false],
    ['5.1.8', false],
  ])('of status %s is for good: %s', (status, forGood) => expect(isPermanent(status)).toBe(forGood))

  test.each([
    ['a delay', report({ to: path, action: 'delayed' })],
    ['a mail that only quotes one', `To: ${path}\r\n\r\nAction: failed\r\nStatus: 5.1.1`],
    ['nothing', ''],
    ['what is no mail', Buffer.from([0xff, 0, 0xfe, 13, 10, 0])],
  ])('says nothing: %s', async (_, message) => {
    expect((await readDeliveryReport(Buffer.from(message))).failures).toEqual([])
  })

  test('bears parts within parts, endless headers and what goes on behind its bytes', async () => {
    const nested = `${'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'.repeat(2000)}Status: 5.1.1`
    expect((await readDeliveryReport(Buffer.from(nested))).failures).toEqual([])
    const headers = `${'X-A: b\r\n'.repeat(9000)}\r\n`
    expect((await readDeliveryReport(Buffer.from(headers))).failures).toEqual([])
    const long = report({ to: path, more: 'Status: 5.1.2\r\n'.repeat(100_000) })
    expect((await readDeliveryReport(Buffer.from(long).subarray(0, READ_BYTES))).failures).toContain('5.1.1')
  })
})

describe('the mailbox', () => {
  let server: ImapServer
  beforeEach(async () => {
    server = await openImapServer()
  })
  afterEach(() => server.close())

  test('hands over what is unread, its first bytes alone, and marks it as read', async () => {
    server.put('To: a\r\n\r\nfirst')
    server.put(Buffer.alloc(300_000, 'x'))
    const taken: Buffer[] = []
    const take = async (message: Buffer) => void taken.push(message)
    expect(await openBounceBox(server.url).readNew(take)).toBe(2)
    expect(taken.map(({ length }) => length)).toEqual([14, READ_BYTES])
    expect(server.unread()).toBe(0)
    expect(await openBounceBox(server.url).readNew(take)).toBe(0)
    expect(server.asked.some((line) => /PEEK/i.test(line))).toBe(true)
  })

  test('keeps as unread what could not be taken', async () => {
    server.put('one')
    const refused = openBounceBox(server.url).readNew(async () => {
      throw new Error('The database is away')
    })
    await expect(refused).rejects.toThrow('The mailbox at 127.0.0.1 could not be read: The database is away')
    expect(server.unread()).toBe(1)
  })

  test('says why it cannot be read, without the password', async () => {
    const take = async () => {}
    await expect(openBounceBox(server.wrongUrl).readNew(take)).rejects.toThrow(
      'The mailbox at 127.0.0.1 could not be read: it did not take the user and the password',
    )
    await server.close()
    const error = await openBounceBox(server.url)
      .readNew(take)
      .catch((reason: Error) => reason)
    expect(String(error)).toContain('could not be read')
    expect(String(error)).not.toContain('nest')
  })
})

// A mailbox on a free port that speaks enough IMAP (RFC 3501) for a client to sign in, search, fetch and flag.
import { type AddressInfo, createServer, type Socket } from 'node:net'

interface Letter {
  bytes: Buffer
  isSeen: boolean
}

const USER = 'bounces'
const PASSWORD = 'a nest of wires'

export type ImapServer = Awaited<ReturnType<typeof openImapServer>>

export async function openImapServer() {
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const asked: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        asked.push(line)
        answer(socket, line, letters)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const urlWith = (password: string) => `imap://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}`
  return {
    url: urlWith(PASSWORD),
    wrongUrl: urlWith('another'),
    /** Every line that clients sent. */
    asked,
    put: (bytes: Buffer | string) => void letters.push({ bytes: Buffer.from(bytes), isSeen: false }),
    unread: () => letters.filter(({ isSeen }) => !isSeen).length,
    markUnread: () => {
      for (const letter of letters) letter.isSeen = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(socket: Socket, line: string, letters: Letter[]) {
  const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
  const reply = (...lines: (string | Buffer)[]) => {
    for (const one of lines) socket.write(typeof one === 'string' ? `${one}\r\n` : one)
  }
  const ok = `${tag} OK done`
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      return reply('* CAPABILITY IMAP4rev1', ok)
    case 'LOGIN':
      return reply(
        rest === `"${USER}" "${PASSWORD}"` || rest === `${USER} "${PASSWORD}"`
          ? ok
          : `${tag} NO [AUTHENTICATIONFAILED] wrong`,
      )
    case 'LIST':
      return reply('* LIST (\\HasNoChildren) "/" INBOX', ok)
    case 'SELECT':
      return reply(
        `* ${letters.length} EXISTS`,
        '* FLAGS (\\Seen)',
        '* OK [UIDVALIDITY 1] is',
        '* OK [UIDNEXT 9999] is',
        `${tag} OK [READ-WRITE] selected`,
      )
    case 'UID SEARCH':
      return reply(`* SEARCH${letters.map(({ isSeen }, at) => (isSeen ? '' : ` ${at + 1}`)).join('')}`, ok)
    case 'UID FETCH':
      return fetch(Number.parseInt(rest, 10), rest, letters, reply, ok)
    case 'UID STORE':
      for (const letter of letters.slice(Number.parseInt(rest, 10) - 1, Number.parseInt(rest, 10))) letter.isSeen = true
      return reply(`* ${Number.parseInt(rest, 10)} FETCH (FLAGS (\\Seen))`, ok)
    case 'LOGOUT':
      return reply('* BYE bye', ok)
    default:
      return reply(`${tag} OK nothing to do`)
  }
}

function fetch(
  uid: number,
  asked: string,
  letters: Letter[],
  reply: (...lines: (string | Buffer)[]) => void,
  ok: string,
) {
  const longest = Number(/<0\.(\d+)>/.exec(asked)?.[1] ?? Number.POSITIVE_INFINITY)
  const bytes = letters[uid - 1]?.bytes.subarray(0, longest) ?? Buffer.alloc(0)
  reply(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${bytes.length}}`, bytes, ')', ok)
}

// The server is killed while news goes out by mail: every reader gets each item, and none twice but what was on its way.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expectStatus, openClient, signIn } from '../instruments/client.ts'
import { type ArrivedMail, type Mailbox, openMailbox } from '../instruments/mailbox.ts'
import { startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { untilNone } from './promised-mails.ts'

const BROTHERS = 120
/** Two items to each are more than leave in a minute. */
const READERS = 40
const TITLES = ['The bell rope is found', 'The bell is hung']
/** A kill comes as so many mails have arrived, before the last of them is acknowledged. */
const KILLED_AT = [5, 20, 35]

/** Answers what is wrong. */
export async function killWhileNewsLeaves(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'news')
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const [officer = ''] = mailboxes
  const readers = mailboxes.slice(-READERS)
  await withDatabase(dataFolder, ({ db }) =>
    sql`insert into notification_mail_choices (member_id, topic, rhythm)
      select id, 'news', case when email = any(${readers}) then 'at_once' else 'never' end from members`.execute(db),
  )
  const holder = holdBack(KILLED_AT)
  const mailbox = await openMailbox(holder.take)
  const start = () => startServer(dataFolder, { SMTP_URL: mailbox.url, LOG_LEVEL: 'warn' })
  let server = await start()
  for (const [place, title] of TITLES.entries()) {
    await publish(server.address, officer, title)
    if (place > 0) continue
    // The first is out, and has gone to nobody yet.
    await server.kill()
    server = await start()
  }
  const held: ArrivedMail[] = []
  for (const _ of KILLED_AT) {
    held.push(await holder.next())
    await server.kill()
    server = await start()
  }
  await untilNone(() => findMissing(mailbox, readers, held))
  await server.stop()
  await mailbox.close()
  console.log(`${KILLED_AT.length + 1} kills while two news left by mail: ${mailbox.mails.length} mails arrived.`)
  return [...findMissing(mailbox, readers, held), ...findSurplus(mailbox, readers, held)]
}

/** A mailbox does not acknowledge the mails of these numbers, in the order in which they arrive. */
function holdBack(numbers: number[]) {
  let arrived = 0
  const held: ArrivedMail[] = []
  return {
    async take(mail: ArrivedMail) {
      arrived += 1
      if (!numbers.includes(arrived)) return
      held.push(mail)
      await new Promise<never>(() => {})
    },
    /** The next that is held back, each once. */
    async next() {
      await untilNone(() => (held.length > 0 ? [] : numbers))
      const mail = held.shift()
      if (!mail) throw new Error('news does not leave by mail')
      return mail
    },
  }
}

async function publish(address: string, officer: string, title: string) {
  const client = openClient(address)
  const headers = { cookie: await signIn(client, officer, PASSWORD), 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await expectStatus(200, client.send(path, { method: 'POST', headers, body: JSON.stringify(body) }))
    return JSON.parse(String(answer.body))
  }
  const { id } = await post('/api/news', { title, body: 'It was in the attic.' })
  await post(`/api/news/${id}/publish`, {})
  client.close()
}

/** The same in every attempt to send it. */
const idOf = ({ message }: ArrivedMail) => /^message-id: *(\S+)/im.exec(message)?.[1] ?? ''

/** Whether a mail that was not acknowledged had arrived the installation cannot know: it leaves again. */
function findMissing({ mails }: Mailbox, readers: string[], held: ArrivedMail[]) {
  const got = (reader: string) => new Set(mails.filter(({ address }) => address === reader).map(idOf)).size
  const hasLeftAgain = (one: ArrivedMail) => mails.some((mail) => mail !== one && idOf(mail) === idOf(one))
  return [
    ...readers
      .filter((reader) => got(reader) < TITLES.length)
      .map((reader) => `${reader} got ${got(reader)} of ${TITLES.length} news by mail`),
    ...held
      .filter((mail) => !hasLeftAgain(mail))
      .map(({ address }) => `the mail to ${address} that was on its way did not leave again`),
  ]
}

function findSurplus({ mails }: Mailbox, readers: string[], held: ArrivedMail[]) {
  const wereHeld = new Set(held.map(idOf))
  return [
    ...[...Map.groupBy(mails, idOf)]
      .filter(([id, copies]) => copies.length > (wereHeld.has(id) ? 2 : 1))
      .map(([id, copies]) => `the mail ${id} arrived ${copies.length} times`),
    ...(mails.length > readers.length * TITLES.length + held.length ? [`${mails.length} mails arrived`] : []),
  ]
}

// Kills the server twenty times while a super admin writes, in each way and at moments spread over a time, and looks after each.
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, openClient } from '../instruments/client.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { memberOf } from './album-writer.ts'
import { KILLS, type Kill } from './kills.ts'

const TIMES = 20
const BROTHERS = 200

export interface Written {
  faults: string[]
  /** The sessions that were opened. */
  cookies: string[]
  mailboxes: string[]
  /** Open again after the last kill. */
  server: ServerProcess
}

interface Killing {
  /** The first and the last moment, in milliseconds from when writing begins. */
  moments: readonly [number, number]
  /** `end` announces the kill; `over` rejects when the server failed before it. */
  write: (client: Client, cookie: string) => Promise<{ end: () => void; over: Promise<unknown> }>
  /** What is wrong after a kill. */
  findFaults: (address: string, mailboxes: string[]) => Promise<string[]>
  /** What was written until now. */
  describe: () => string
}

/** `dataFolder` is made. */
export async function killRepeatedly(
  dataFolder: string,
  { moments, write, findFaults, describe }: Killing,
): Promise<Written> {
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const [shortest, longest] = moments
  const faults: string[] = []
  const cookies: string[] = []
  let server = await startServer(dataFolder)
  for (let time = 0; time < TIMES; time++) {
    const kill = KILLS[time % KILLS.length] as Kill
    const moment = shortest + ((time * 7) % TIMES) * ((longest - shortest) / TIMES)
    const client = openClient(server.address)
    // A super admin: he adds documents, and replaces those of others.
    const cookie = await memberOf(client, mailboxes[0])
    cookies.push(cookie)
    const writing = await write(client, cookie)
    await pause(moment)
    await kill.strike(server, dataFolder, writing.end)
    await writing.over
    client.close()
    server = await startServer(dataFolder)
    const found = await findFaults(server.address, mailboxes)
    faults.push(...found.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    console.log(
      `Kill ${time + 1}, after ${Math.round(moment)} ms (${kill.what}): ${describe()} until now, ${found.length} faults.`,
    )
  }
  return { faults, cookies, mailboxes, server }
}

// The floor of reading, ready to be asked.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectStatus, openClient } from './client.ts'
import { startFloor } from './floor-process.ts'

/** `answers`: by path, the rows to stringify there. */
export async function startRows(folder: string, answers: Record<string, unknown>) {
  const file = join(folder, 'floor-rows.json')
  writeFileSync(file, JSON.stringify(answers))
  const floor = await startFloor('rows', file)
  const client = openClient(String(floor.greeting))
  return {
    pid: floor.pid,
    ask: (path: string, headers = {}) => expectStatus(200, client.send(path, { headers })),
    async stop() {
      client.close()
      await floor.stop()
    },
  }
}

// The baseline of reading, started and ready to be asked.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBaseline } from './baseline-process.ts'
import { expectStatus, openClient } from './client.ts'

/** `answers`: by path, the rows to stringify there. */
export async function startRowsBaseline(folder: string, answers: Record<string, unknown>) {
  const file = join(folder, 'baseline-rows.json')
  writeFileSync(file, JSON.stringify(answers))
  const baseline = await startBaseline('rows', file)
  const client = openClient(String(baseline.greeting))
  return {
    pid: baseline.pid,
    ask: (path: string, headers = {}) => expectStatus(200, client.send(path, { headers })),
    async stop() {
      client.close()
      await baseline.stop()
    },
  }
}

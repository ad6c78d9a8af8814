// The statements that a server sends to its database, as PostgreSQL logs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDatabase } from '../seed/data-folder.ts'

/** Makes the database of a folder log every statement, or stop doing so, from the next server on. */
export const logStatements = (folder: string, wanted: boolean) =>
  withDatabase(folder, ({ driver }) =>
    driver.unsafe(
      wanted ? "alter role current_user set log_statement = 'all'" : 'alter role current_user reset log_statement',
    ),
  )

/** The statements while `work` runs, without those of the worker, which looks for jobs at any time. */
export async function statementsDuring(folder: string, work: () => Promise<unknown>) {
  const logged = () =>
    readFileSync(join(folder, 'pg18', 'postgres.log'), 'utf8')
      .split('\n')
      .filter((line) => /LOG: +(execute|statement)/.test(line) && !/\bjobs\b/.test(line))
  const before = logged().length
  await work()
  return logged().slice(before)
}

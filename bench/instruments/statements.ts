// The statements that a server sends to its database, as PostgreSQL logs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withDatabase } from '../seed/data-folder.ts'

/** What `explain (format json)` answers, in milliseconds. */
export interface Plan {
  'QUERY PLAN': { 'Execution Time': number }[]
}

/** Makes the database of a folder log every statement, or stop doing so, from the next server on. */
export const logStatements = (folder: string, wanted: boolean) =>
  withDatabase(folder, ({ db }) =>
    sql
      .raw(`do $$ begin execute format('alter database %I ${wanted ? "set log_statement = ''all''" : 'reset log_statement'}',
        current_database()); end $$`)
      .execute(db),
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

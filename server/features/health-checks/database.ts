// Whether the database answers quickly, and has connections left.

import { attention, checkOf, type Deployment, good } from '#features/health-findings/finding.ts'
import { type DatabaseFigures, readDatabase, timeAnswer } from './state-data.ts'

const SLOW_MS = 250
const NEARLY_ALL = 0.9

export const database = checkOf({
  id: 'database',
  title: 'The database does not answer',
  gauges: {
    database_bytes: 'Size of the database.',
    database_connections: 'Connections to the database.',
    database_answer_seconds: 'How long it takes to answer a simple question.',
  },
  async look({ ctx, installation }) {
    const read = await readDatabase(ctx.db)
    const took = await timeAnswer(ctx.db)
    const figures = {
      database_bytes: read.bytes,
      database_connections: read.connections,
      database_answer_seconds: took / 1000,
    }
    return { ...findingOf(read, took, installation), figures }
  },
})

function findingOf(
  { bytes, version, connections, mostConnections }: DatabaseFigures,
  took: number,
  installation: Deployment['installation'],
) {
  const figure = `${took.toFixed(took < 10 ? 1 : 0)} ms`
  if (took > SLOW_MS)
    return attention({
      title: 'The database is slow',
      sentence: `It took ${Math.round(took)} ms to answer a simple question.`,
      figure,
      advice: 'Look whether something else keeps the machine or the disk busy, and look again.',
    })
  if (connections > mostConnections * NEARLY_ALL)
    return attention({
      title: 'The database has few connections left',
      sentence: `${connections} of ${mostConnections} are in use.`,
      figure,
      advice: 'Lower DATABASE_POOL of each process, or raise max_connections of the server.',
    })
  return good({
    title: 'The database answers',
    sentence: `PostgreSQL ${version.split(' ')[0]}${installation.hasOwnDatabase ? ', Aerie’s own' : ', on its server'}; it holds ${(bytes / 1e6).toFixed(0)} MB.`,
    figure,
  })
}

// Whether the work behind the pages is done.

import { counted } from '@aerie/text/plurals'
import { attention, bad, checkOf, good } from '#features/health-findings/finding.ts'
import { type JobFigures, readJobs } from './state-data.ts'

/** Work that waits for longer than this, in seconds, is late. */
const LATE = 10 * 60

export const jobs = checkOf({
  id: 'jobs',
  title: 'Jobs could not be looked at',
  gauges: {
    jobs_waiting: 'Jobs that are due.',
    jobs_late_seconds: 'How long ago the oldest of them was due.',
    jobs_retried: 'Jobs that failed and are tried again.',
    jobs_given_up: 'Jobs given up in the last seven days.',
  },
  async look({ ctx }) {
    const read = await readJobs(ctx.db)
    const { waiting, late, retried, failed } = read
    const figures = { jobs_waiting: waiting, jobs_late_seconds: late, jobs_retried: retried, jobs_given_up: failed }
    return { ...findingOf(read), figures }
  },
})

function findingOf({ waiting, late, retried, failed, failedKind }: JobFigures) {
  const minutes = counted(Math.round(late / 60), 'minute')
  if (late > LATE)
    return bad({
      title: 'Jobs are late',
      sentence: `${counted(waiting, 'job waits', 'jobs wait')}, the oldest for ${minutes}.`,
      figure: `${minutes} late`,
      advice: 'Start Aerie again. If they stay late, the log says which job fails.',
    })
  if (failed > 0)
    return attention({
      title: 'Some jobs were given up',
      sentence: `${counted(failed, 'job was', 'jobs were')} tried eight times this week and given up, such as “${failedKind}”.`,
      figure: `${failed} given up`,
      advice: 'The log says why at “job failed”. What was given up is not tried again.',
    })
  return good({
    title: 'Jobs run',
    sentence: `${waiting === 0 ? 'Nothing waits.' : `${counted(waiting, 'job is', 'jobs are')} being worked on.`}${retried > 0 ? ` ${counted(retried, 'job is', 'jobs are')} tried again later.` : ''}`,
    figure: 'none late',
  })
}

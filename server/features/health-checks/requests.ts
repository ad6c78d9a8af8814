// Whether strangers who ask to join get the mail that confirms their address.

import { counted } from '@aerie/text/plurals'
import { attention, checkOf, good } from '#features/health-findings/finding.ts'
import { type AskFigures, readAsks } from './state-data.ts'

export const requests = checkOf({
  id: 'requests',
  title: 'Requests to join could not be looked at',
  gauges: {
    join_mails_waiting: 'Mails to strangers who ask to join that wait for their turn.',
    join_mails_waiting_seconds: 'How long the oldest of them has waited.',
  },
  async look({ ctx }) {
    const read = await readAsks(ctx.db)
    return {
      ...findingOf(read),
      figures: { join_mails_waiting: read.waiting, join_mails_waiting_seconds: read.seconds },
    }
  },
})

function findingOf({ waiting, seconds }: AskFigures) {
  const hours = Math.floor(seconds / 3600)
  if (waiting > 0)
    return attention({
      title: 'Mails to those who ask to join wait',
      sentence: `${counted(waiting, 'mail waits', 'mails wait')} to confirm an address, the oldest for ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')}. At most 60 an hour leave, and one a day to each address.`,
      figure: `${waiting} waiting`,
      advice:
        'They leave by themselves in the next hours. Where nobody expects so many, switch Public Registration off for a while.',
    })
  return good({ title: 'Requests to join get their mail', sentence: 'No mail waits.', figure: 'none waits' })
}

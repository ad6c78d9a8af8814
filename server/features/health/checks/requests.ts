// Whether strangers who ask to join get the mail that confirms their address.
import { readAsks } from '../data.ts'
import { attention, type Check, counted, good } from '../finding.ts'

export const requests: Check = {
  id: 'requests',
  title: 'Requests to join could not be looked at',
  async look({ ctx }) {
    const { waiting, hours } = await readAsks(ctx.db)
    if (waiting > 0)
      return attention({
        title: 'Mails to those who ask to join wait',
        sentence: `${counted(waiting, 'mail waits', 'mails wait')} to confirm an address, the oldest for ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')}. At most 60 an hour leave, and one a day to each address.`,
        figure: `${waiting} waiting`,
        advice:
          'They leave by themselves in the next hours. Where nobody expects so many, switch Public Registration off for a while.',
      })
    return good({ title: 'Requests to join get their mail', sentence: 'No mail waits.', figure: 'none waits' })
  },
}

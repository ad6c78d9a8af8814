// Whether mail leaves.
import { formatCount } from '@aerie/contract/formats'
import { readMail } from '../data.ts'
import { attention, bad, type Check, counted, good } from '../finding.ts'

export const mail: Check = {
  id: 'mail',
  title: 'Mail could not be looked at',
  async look({ ctx, installation }) {
    const { sent, failed, lastSentAt, lastFailedAt, lastFailure } = await readMail(ctx.db)
    const figure = `${formatCount(sent)} this week`
    if (!installation.hasMailServer)
      return attention({
        title: 'Mail stays on this machine',
        sentence: 'No mail server is set, so that mails are written as files into the folder outbox and reach nobody.',
        figure,
        advice: 'Set SMTP_URL and MAIL_FROM to those of your mail provider and start Aerie again.',
      })
    if (lastFailedAt && (!lastSentAt || lastFailedAt > lastSentAt))
      return bad({
        title: 'Mail does not leave',
        sentence: `The last one was refused: ${lastFailure ?? 'the server gave no reason'}`,
        figure: counted(failed, 'refusal'),
        advice:
          'Look whether SMTP_URL still has the right address and password. What waits is sent by itself once the server takes it.',
      })
    return good({
      title: 'Mail leaves',
      sentence: lastSentAt
        ? `The last one was taken at once. Of this week’s ${counted(sent + failed, 'attempt')}, ${failed === 0 ? 'none was' : failed === 1 ? '1 was' : `${failed} were`} refused.`
        : 'A mail server is set. None has been sent this week.',
      figure,
    })
  },
}

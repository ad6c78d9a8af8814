// Whether mail leaves, and what waits or was given up.
import { formatCount } from '@aerie/text/numbers'
import { counted, plural } from '@aerie/text/plurals'
import { attention, bad, checkOf, good } from '#features/health-findings/finding.ts'
import { type MailFigures, readMail } from './mail-data.ts'

/** A mail that waits for longer than this, in seconds, is held back. */
const LATE = 3600

export const mail = checkOf({
  id: 'mail',
  title: 'Mail could not be looked at',
  gauges: {
    mails_sent: 'Mails sent in the last seven days.',
    mails_refused: 'Mails refused in the last seven days.',
    mails_given_up: 'Mails of the last seven days that are not tried again.',
    mails_waiting: 'Mails that wait to leave.',
    mails_waiting_seconds: 'How long the oldest of them has waited since it was asked for.',
  },
  async look({ ctx, installation }) {
    const read = await readMail(ctx.db)
    const figures = {
      mails_sent: read.sent,
      mails_refused: read.failed,
      mails_given_up: read.givenUp,
      mails_waiting: read.waiting,
      mails_waiting_seconds: read.seconds,
    }
    return { ...findingOf(read, installation), figures }
  },
})

function findingOf(read: MailFigures, { hasMailServer }: { hasMailServer: boolean }) {
  const { sent, failed, givenUp, lastSentAt, lastFailedAt, lastFailure, waiting, seconds } = read
  const figure = waiting > 0 ? `${formatCount(waiting)} waiting` : `${formatCount(sent)} this week`
  const queue = queueText(read)
  if (!hasMailServer)
    return attention({
      title: 'Mail stays on this machine',
      sentence: 'No mail server is set, so that mails are written as files into the folder outbox and reach nobody.',
      figure,
      advice: 'Set SMTP_URL and MAIL_FROM to those of your mail provider and start Aerie again.',
    })
  if (lastFailedAt && (!lastSentAt || lastFailedAt > lastSentAt))
    return bad({
      title: 'Mail does not leave',
      sentence: `The last one was refused: ${lastFailure ?? 'the server gave no reason'}${queue}`,
      figure: counted(failed, 'refusal'),
      advice:
        'Look whether SMTP_URL still has the right address and password. What waits is sent by itself once the server takes it.',
    })
  if (givenUp > 0)
    return attention({
      title: 'Some mails were given up',
      sentence: `${counted(givenUp, 'mail was', 'mails were')} refused for a day this week, and will not be tried again.${queue}`,
      figure: `${formatCount(givenUp)} given up`,
      advice: 'The log says why at “job failed”. Most often an address is no longer good.',
    })
  if (seconds > LATE)
    return attention({
      title: 'Mails wait',
      sentence: `Others leave.${queue}`,
      figure,
      advice: 'They are tried again by themselves. The log says why at “job failed”.',
    })
  return good({
    title: 'Mail leaves',
    sentence: `${
      lastSentAt
        ? `The last one was taken at once. Of this week’s ${counted(sent + failed, 'attempt')}, ${failed === 0 ? 'none was' : `${failed} ${plural(failed, 'was', 'were')}`} refused.`
        : 'A mail server is set. None has been sent this week.'
    }${queue}`,
    figure,
  })
}

function queueText({ waiting, seconds }: MailFigures) {
  if (waiting === 0) return ''
  const since =
    seconds < 3600 ? counted(Math.round(seconds / 60), 'minute') : counted(Math.floor(seconds / 3600), 'hour')
  const oldest = seconds < 60 ? '' : `, the oldest for ${since}`
  return ` ${counted(waiting, 'mail waits', 'mails wait')}${oldest}.`
}

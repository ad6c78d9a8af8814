// How long the certificate of the public address is still good.
import { connect } from 'node:tls'
import { counted } from '@aerie/text/plurals'
import { clockIn } from '@aerie/text/zones'
import { attention, bad, checkOf, good } from '#features/health-findings/finding.ts'
import { readTimeZone } from '#features/settings/service.ts'

const DAY_MS = 86_400_000
const SOON_DAYS = 21
const AT_LAST_DAYS = 5
const TIMEOUT_MS = 2_000

export const certificate = checkOf({
  id: 'certificate',
  title: 'The certificate could not be looked at',
  gauges: { certificate_days: 'Days for which the certificate of the public address is still good.' },
  async look({ ctx, publicUrl }) {
    const { protocol, hostname, port } = new URL(publicUrl)
    if (protocol !== 'https:') return { ...NOT_NEEDED, figures: { certificate_days: null } }
    const until = await endOf(hostname, Number(port) || 443)
    const days = until && Math.floor((until.getTime() - ctx.now().getTime()) / DAY_MS)
    const day = until && clockIn(await readTimeZone(ctx), until).day
    return { ...findingOf(hostname, day, days), figures: { certificate_days: days } }
  },
})

const NOT_NEEDED = good({
  title: 'No certificate is needed',
  sentence: 'The public address does not begin with https.',
})

/** `figure`: the day it ends. */
function findingOf(hostname: string, figure: string | null, days: number | null) {
  if (figure === null || days === null)
    return attention({
      title: 'The certificate could not be read',
      sentence: `Nobody answered at ${hostname} from this machine within two seconds.`,
      advice: 'Where members come in all the same, this machine cannot reach its own address, and nothing is wrong.',
    })
  const advice = 'Look why it was not renewed where the proxy gets its certificates, usually 30 days before the end.'
  if (days < 0)
    return bad({
      title: 'The certificate has run out',
      sentence: 'Browsers warn members before they come in.',
      figure,
      advice,
    })
  const words = {
    title: `The certificate runs out in ${counted(days, 'day')}`,
    sentence: `${hostname} is signed until ${figure}.`,
    figure,
  }
  if (days < AT_LAST_DAYS) return bad({ ...words, advice })
  if (days < SOON_DAYS) return attention({ ...words, advice })
  return good({
    ...words,
    title: 'The certificate is good',
    sentence: `${hostname} is signed for another ${counted(days, 'day')}.`,
  })
}

/** Null where nobody answers. An untrusted one has an end, too. */
const endOf = (host: string, port: number) =>
  new Promise<Date | null>((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS })
    const end = (until: Date | null) => {
      socket.destroy()
      resolve(until)
    }
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate()
      end(until ? new Date(until) : null)
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })

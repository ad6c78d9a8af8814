// Whether the settings of the installation agree with each other.
import { counted } from '@aerie/text/plurals'
import { attention, checkOf, good, type Remark } from '#features/health-findings/finding.ts'

export const settings = checkOf({
  id: 'settings',
  title: 'Settings could not be looked at',
  gauges: { settings_remarks: 'Settings of the installation that do not agree with each other.' },
  look({ installation, publicUrl }) {
    const remarks = remarksOn(installation, publicUrl)
    return { ...findingOf(remarks, publicUrl), figures: { settings_remarks: remarks.length } }
  },
})

type SettingRemark = Omit<Remark, 'title'>

function findingOf(remarks: SettingRemark[], publicUrl: string) {
  if (remarks.length === 0)
    return good({
      title: 'Settings look right',
      sentence: `Members reach Aerie at ${publicUrl}.`,
      figure: 'no remarks',
    })
  return attention({
    title: 'Some settings need a look',
    sentence: remarks.map(({ sentence }) => sentence).join(' '),
    figure: counted(remarks.length, 'remark'),
    advice: remarks.map(({ advice }) => advice).join(' '),
  })
}

function remarksOn(
  { isPublicUrlSet, trustsProxy }: { isPublicUrlSet: boolean; trustsProxy: boolean },
  publicUrl: string,
) {
  const remarks: SettingRemark[] = []
  const { protocol, hostname } = new URL(publicUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (!isPublicUrlSet)
    remarks.push({
      sentence: `No public address is set, so that links in mails lead to ${publicUrl}.`,
      advice: 'Set PUBLIC_URL to the address members use.',
    })
  else if (protocol === 'http:' && !isHere)
    remarks.push({
      sentence: 'The public address has no TLS: passwords and sessions can be read on their way.',
      advice: 'Put a proxy with a certificate in front, and let PUBLIC_URL begin with https.',
    })
  if (protocol === 'https:' && !trustsProxy)
    remarks.push({
      sentence:
        'No proxy is trusted, so that all calls seem to come from the proxy, and one brother’s wrong passwords slow down everybody.',
      advice: 'Set TRUST_PROXY to the number of proxies in front.',
    })
  return remarks
}

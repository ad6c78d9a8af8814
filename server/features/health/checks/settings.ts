// Whether the settings of the installation agree with each other.
import { attention, type Check, good } from '../finding.ts'

export const settings: Check = {
  id: 'settings',
  title: 'Settings could not be looked at',
  look({ installation, publicUrl }) {
    const remarks = remarksOn(installation, publicUrl)
    if (remarks.length === 0)
      return good({
        title: 'Settings look right',
        sentence: `Members reach Aerie at ${publicUrl}.`,
        figure: 'no remarks',
      })
    return attention({
      title: 'Settings want a look',
      sentence: remarks.map(({ sentence }) => sentence).join(' '),
      figure: remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`,
      advice: remarks.map(({ advice }) => advice).join(' '),
    })
  },
}

function remarksOn(
  { isPublicUrlSet, trustsProxy }: { isPublicUrlSet: boolean; trustsProxy: boolean },
  publicUrl: string,
) {
  const remarks: { sentence: string; advice: string }[] = []
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

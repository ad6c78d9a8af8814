// The network a request comes from: what is counted where an address alone would be too easy to change.
import { isIPv6 } from 'node:net'

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, which one household or one server has for itself. */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return bare
  // A URL writes an address in one way: in hexadecimal, its longest run of zeros as two colons.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written)
  if (mapped) return ipv4(Number.parseInt(`${mapped[1]}`, 16), Number.parseInt(`${mapped[2]}`, 16))
  const [head = '', tail = ''] = written.split('::')
  const [before, after] = [groups(head), groups(tail)]
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

/** What a provider gives to a street or a firm: 24 bits of an IPv4 address, 48 of an IPv6 one. Empty where there is none. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  if (network === '') return ''
  if (network.includes('.')) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}

const groups = (part: string) => (part === '' ? [] : part.split(':'))

const ipv4 = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

// Addresses of mail as people read them: the letters of a domain in place of its ASCII form, in which it is kept.
import punycode from 'punycode.js'

/** The same address where its domain has no other form, or one that cannot be read. */
export function readableAddress(address: string): string {
  if (!address.includes('xn--')) return address
  try {
    return punycode.toUnicode(address)
  } catch {
    return address
  }
}

// Addresses of mail as people read them: the letters of a domain in place of its ASCII form, in which it is kept.
import { domainToUnicode } from 'node:url'

export function readableAddress(address: string) {
  const domain = address.lastIndexOf('@') + 1
  return address.slice(0, domain) + (domainToUnicode(address.slice(domain)) || address.slice(domain))
}

// Addresses of mail as people write them: the one form in which they are kept, compared and sent to, or why there is none.

/** Of an address, as SMTP takes it. */
const LONGEST = 254
const LONGEST_BEFORE_AT = 64
const LONGEST_LABEL = 63

/** Takes no room on the page: marks of direction, zero-width spaces, soft hyphens. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** The signs of RFC 5322, and dots wherever carriers in Japan gave them away. */
const BEFORE_AT = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
/** What a name of a domain is written with in any script; anything else would end it where addresses of pages go on. */
const DOMAIN = /^[\p{L}\p{M}\p{Nd}.\u3002\u30FB-]+$/u
const LABEL = /^[a-z0-9-]+$/

/** `fault` is a sentence of its own where there is one to say, null where it is no address at all. */
export type ReadAddress = { address: string } | { fault: string | null }

/** Reads an address, in lower case and with its domain in ASCII. */
export function readMailAddress(typed: string): ReadAddress {
  const written = bare(typed)
  const at = written.lastIndexOf('@')
  const beforeAt = written.slice(0, at).toLowerCase()
  const domain = at > 0 ? asciiDomain(written.slice(at + 1)) : null
  if (domain === null || beforeAt.length > LONGEST_BEFORE_AT) return { fault: null }
  const letter = /[^\0-\x7F]/u.exec(beforeAt)?.[0]
  if (letter !== undefined && /^[\p{L}\p{M}\p{N}]$/u.test(letter)) return { fault: cannotSendTo(letter) }
  const address = `${beforeAt}@${domain}`
  return BEFORE_AT.test(beforeAt) && address.length <= LONGEST ? { address } : { fault: null }
}

/** The same where it has to be one; anything else as it was typed, in lower case. */
export function mailAddressOr(typed: string): string {
  const read = readMailAddress(typed)
  return 'address' in read ? read.address : typed.trim().toLowerCase()
}

const cannotSendTo = (letter: string) =>
  `Aerie cannot send mail to addresses with letters such as “${letter}” before the @.`

/** Without what address books and links put around an address. */
function bare(typed: string) {
  const text = typed.normalize('NFKC').replace(UNSEEN, '').trim()
  const inBrackets = /<([^<>]{1,400})>$/.exec(text)?.[1] ?? text
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]$/, '')
}

/** Null where it is the name of no domain that mail goes to. */
function asciiDomain(written: string): string | null {
  if (!DOMAIN.test(written)) return null
  const domain = /^[\w.-]+$/.test(written) && !/xn--/i.test(written) ? written.toLowerCase() : hostOf(written)
  const labels = domain?.split('.') ?? []
  const last = labels.at(-1) ?? ''
  const isNamed = labels.length > 1 && labels.every(isLabel) && last.length > 1 && /[a-z]/.test(last)
  return isNamed && domain !== null ? domain : null
}

const isLabel = (label: string) =>
  LABEL.test(label) && label.length <= LONGEST_LABEL && !label.startsWith('-') && !label.endsWith('-')

/** Of browsers and Node alike, not of the language. */
declare const URL: new (address: string) => { hostname: string }

/** As browsers read the domain of a page: mapped by UTS 46, in punycode. */
function hostOf(written: string) {
  try {
    return new URL(`http://${written}`).hostname
  } catch {
    return null
  }
}

// Numbers and addresses that stand in for one that is not known: nobody is reached by them, and nobody signs in.

/** Digits in the order of a keyboard, in which a number that is typed for the sake of a form stands. */
const IN_A_ROW = ['01234567890123456789', '98765432109876543210', '1112223333', '11112222']

/** Whether a number is one digit again and again, or digits in a row, with or without the country code of America. */
export function isPlaceholderNumber(typed: string) {
  const digits = typed.replace(/\D/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return [digits, national].some(isStandIn)
}

const isStandIn = (digits: string) =>
  digits === '0' ||
  (digits.length >= 3 && [...digits].every((digit) => digit === digits[0])) ||
  (digits.length >= 5 && IN_A_ROW.some((row) => row.includes(digits)))

/** Nobody's mailbox at any domain; without dots, hyphens and underscores. */
const NOBODYS = new Set(
  `noemail, nomail, noaddress, noemailaddress, none, nonegiven, noneprovided, noneyet, unknown, noreply, donotreply, noresponse,
  notavailable, notapplicable, notprovided, notgiven, notknown, noemailonfile, noemailgiven, noemailprovided, withoutemail,
  placeholder, nobody, noone, dummy, fake, fakeemail, invalid, changeme, missing, missingemail, deceased, sinemail, sincorreo,
  keinemail, keineemail, unbekannt, inconnu, desconocido`
    .split(',')
    .map((name) => name.trim()),
)
/** A mailbox of that name may be somebody's; at a domain of such a name it is not. */
const VAGUE = new Set(
  `a, aa, aaa, abc, abcd, asdf, blank, e, email, example, foo, bar, mail, me, member, myemail, n, na, name, nil,
  no, nope, null, nul, qwerty, sample, someone, somebody, test, tester, testing, tbd, tba, temp, u, user, username, x, xx, xxx,
  xxxx, y, you, your, youremail, yourname, z`
    .split(',')
    .map((name) => name.trim()),
)
/** Domains, by their first label, that are made up, or that documents keep for examples. */
const MADE_UP = new Set(
  'test, testing, example, email, domain, yourdomain, mydomain, company, abc, foo, bar, asdf, tbd'.split(', '),
)

/** Whether an address, in lower case, is one that people type where they have none. */
export function isPlaceholderAddress(address: string) {
  const at = address.lastIndexOf('@')
  const mailbox = address
    .slice(0, at)
    .replace(/[-._+]/g, '')
    .replace(/\d{1,4}$/, '')
  const [label = '', ...rest] = address.slice(at + 1).split('.')
  const domain = label.replace(/[-_]/g, '')
  if (NOBODYS.has(mailbox) || NOBODYS.has(domain) || ['invalid', 'localhost'].includes(rest.at(-1) ?? label))
    return true
  if (!VAGUE.has(mailbox)) return false
  return domain === mailbox || (mailbox.length > 1 && (MADE_UP.has(domain) || (domain.length < 4 && VAGUE.has(domain))))
}

// UTF-16, with its mark or without.

/** The label of its decoder, by the first bytes of a file; null for what is not UTF-16. */
export function utf16Label(head: Buffer) {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (!head.includes(0)) return null
  return ['utf-16le', 'utf-16be'].find((label) => isText(head, label)) ?? null
}

/** Every delimiter, blank and digit has a NUL beside it, always on the same side. */
const FEWEST_PLAIN = 0.05

function isText(head: Buffer, label: string) {
  const units = head.subarray(0, head.length & ~1)
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(
      endsInPair(units, label) ? units.subarray(0, -2) : units,
    )
    const plain = text.replace(/[^\t\n\r\x20-\x7e]+/g, '').length
    return plain > 0 && plain / text.length >= FEWEST_PLAIN && !/(?![\t\n\r])\p{Cc}|\p{Cn}|\p{Co}/u.test(text)
  } catch {
    return false
  }
}

/** The head may be cut between the halves of one sign. */
function endsInPair(units: Buffer, label: string) {
  if (units.length < 2) return false
  const last = label === 'utf-16le' ? units.readUInt16LE(units.length - 2) : units.readUInt16BE(units.length - 2)
  return last >= 0xd800 && last <= 0xdbff
}

// Makes one-time passwords that can be read out over the telephone.

/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
// Bytes from here on would make the first letters likelier than the rest.
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** Three groups of four, as in 'kx3m-hq7p-wt9z': some 59 bits. */
export function makeOneTimePassword() {
  let letters = ''
  while (letters.length < LENGTH) {
    const [byte = FAIR_BELOW] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR_BELOW) letters += ALPHABET[byte % ALPHABET.length]
  }
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

// Telephone numbers that ring nowhere: only ranges that regulators keep for films and books.
import { list } from './random.ts'

interface Range {
  country: string
  /** As written, up to the digits that count. */
  prefix: string
  digits: number
}

const range = (country: string, digits: number, ...prefixes: string[]) =>
  prefixes.map((prefix): Range => ({ country, prefix, digits }))

const areaCodes = list(
  `215, 212, 617, 312, 415, 206, 213, 202, 512, 303, 404, 503, 612, 412, 410, 713, 214, 619, 504, 615, 313, 216,
    614, 513, 317, 414, 314, 816, 402, 515, 608, 734, 616, 716, 585, 518, 401, 203, 802, 207, 603, 508, 609, 570,
    804, 757, 919, 704, 828, 843, 912, 904, 407, 813, 305, 205, 901, 865, 502, 501, 918, 405, 316, 605, 701, 218,
    210, 915, 505, 520, 602, 702, 775, 801, 208, 406, 509, 253, 541, 916, 510, 408, 559, 805, 808, 907`,
)

const ranges: readonly Range[] = [
  ...range('United States', 2, ...areaCodes.map((code) => `+1 ${code} 555 01`)),
  ...range('Canada', 2, ...['416', '604', '514', '613', '403'].map((code) => `+1 ${code} 555 01`)),
  ...range('United Kingdom', 3, '+44 20 7946 0', '+44 131 496 0', '+44 161 496 0'),
  ...range('Germany', 3, '+49 30 23125', '+49 40 66969', '+49 89 99998'),
  ...range('Ireland', 5, '+353 20 91'),
  ...range('France', 4, '+33 6 39 98 ', '+33 1 99 00 ', '+33 2 61 91 ', '+33 3 53 01 ', '+33 4 65 71 ', '+33 5 36 49 '),
  ...range('Australia', 4, '+61 2 5550 ', '+61 3 5550 ', '+61 7 5550 ', '+61 8 5550 ', '+61 2 7010 ', '+61 3 7010 '),
]

/** A different number below 10 ** digits for each n, in no visible order. */
const scattered = (n: number, digits: number) => String((n * 37) % 10 ** digits).padStart(digits, '0')

function* numbersOf(within: readonly Range[]) {
  for (const { prefix, digits } of within) for (let n = 1; n < 10 ** digits; n += 1) yield prefix + scattered(n, digits)
}

/** Every number there is, some 220,000, each once. */
export const allNumbers = () => numbersOf(ranges)

/** One number of each area code before the second of any, so that neighbours differ. */
function* americanNumbers() {
  for (let n = 0; n < 100; n += 1)
    for (const [i, code] of areaCodes.entries()) yield `+1 ${code} 555 01${scattered(n + i, 2)}`
}

/** Hands out numbers of a country, American ones where a country keeps none for fiction; none twice, no `taken` one. */
export function unusedNumbers(taken: readonly string[]) {
  const lines = new Map<string, Generator<string>>([['United States', americanNumbers()]])
  const reserved = new Set(ranges.map(({ country }) => country))
  return (country: string) => {
    const at = reserved.has(country) ? country : 'United States'
    const line = lines.get(at) ?? numbersOf(ranges.filter((each) => each.country === at))
    lines.set(at, line)
    let next = line.next()
    while (!next.done && taken.includes(next.value)) next = line.next()
    if (next.done) throw new RangeError(`No number is left in ${at}`)
    return next.value
  }
}

// The words of a text, so that they can be looked up whatever their case, accents, signs and dates.

const MONTHS = `january february march april may june july august september october november december januar februar maerz
  marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`

/** What `spelled` makes of figures and of the names of months. */
export const DATE_WORDS: ReadonlySet<string> = new Set(['year', 'number', 'month'])

const MONTH_NAMES = new Set(
  MONTHS.split(/\s+/).flatMap((month) => (month.length > 4 ? [month, month.slice(0, 3), month.slice(0, 4)] : [month])),
)
/** Letters that no decomposition takes the stroke from. */
const WITHOUT_STROKE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss' }

/** Lower case, without accents; a number of four figures is a “year”, any other a “number”, “May” a “month”. */
export function spelled(text: string): string[] {
  const words = ASCII.test(text)
    ? text
        .toLowerCase()
        .replace(DECD, 'decd')
        .match(/[a-z]+|[0-9]+/g)
    : plain(text).match(/[†✝✞✟☨⚰]|\p{L}+|\p{N}+/gu)
  return (words ?? []).map((word) => {
    if (/^\p{N}/u.test(word)) return word.length === 4 ? 'year' : 'number'
    return MONTH_NAMES.has(word) ? 'month' : word
  })
}

const DECD = /dec['’]d/g
const ASCII = /^[ -~\n]*$/

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(DECD, 'decd')
    .replace(/[łøđß]/g, (letter) => WITHOUT_STROKE[letter] ?? letter)

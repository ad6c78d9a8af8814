// Names of files in a zip: ones that every system can unpack, no two of which are the same file anywhere.

/** What Windows forbids in a name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu
/** There these are devices, whatever comes after the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i

/**
 * Answers the function that names the entries of one zip, one after the other: two of one name become `name.jpg` and
 * `name (2).jpg`. Windows and macOS tell neither case nor ways of writing an accent apart.
 */
export function entryNames(): (name: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (given) => {
    const name = portable(given)
    const key = sameness(name)
    let count = counts.get(key) ?? 0
    let made: string
    do {
      count += 1
      made = count === 1 ? name : numbered(name, count)
    } while (taken.has(sameness(made)))
    counts.set(key, count)
    taken.add(sameness(made))
    return made
  }
}

function portable(given: string) {
  const name = given.replace(FORBIDDEN, '_').replace(/(?<![. ])[. ]+$/, '')
  return name === '' || DEVICE.test(name) ? `_${name}` : name
}

const numbered = (name: string, count: number) => name.replace(/(\.[^.]*)?$/, ` (${count})$1`)

/** By way of capitals, since some letters have two small ones. */
const sameness = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase()

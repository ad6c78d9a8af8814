// Sizes of files, each in the largest unit of which there is one or more.

/** How often a size is divided by the base until less than the base is left, at most so often. */
function powerOf(bytes: number, base: number, most: number) {
  let power = 0
  while (power < most && bytes >= base ** (power + 1)) power++
  return power
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB']

/** '1.84 MB'; base 1024, and two decimals but for bytes. Nothing is larger than GB. */
export function detailedSize(bytes: number): string {
  const power = powerOf(bytes, 1024, 3)
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(2)} ${UNITS[power]}`
}

/** '48 KB', '8.5 MB': what is less than one KB counts as one, and nothing as none. */
export function roundedSize(bytes: number, base: 1000 | 1024 = 1000): string {
  const power = Math.max(1, powerOf(bytes, base, 4))
  const amount = bytes / base ** power
  return `${amount < 1 ? Math.ceil(amount) : amount.toFixed(power === 1 ? 0 : 1)} ${UNITS[power]}`
}

const SI_UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** '1.5 kB', '123 MB', as they stand on a scale. */
export function siSize(bytes: number): string {
  const power = powerOf(bytes, 1000, 4)
  const amount = bytes / 1000 ** power
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${SI_UNITS[power]}`
}

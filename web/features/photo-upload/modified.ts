// How this device dates a file, for photos that do not say themselves when they were taken.

const MINUTES = 60
const two = (number: number) => String(number).padStart(2, '0')

/** By the clock of the device at that time, and with its zone: `2024-06-15T21:30:00+02:00`. */
export function modifiedOf({ lastModified }: Pick<File, 'lastModified'>): string {
  const ahead = -new Date(lastModified).getTimezoneOffset()
  const local = new Date(lastModified + ahead * MINUTES * 1_000).toISOString().slice(0, '2024-06-15T21:30:00'.length)
  const size = Math.abs(ahead)
  return `${local}${ahead < 0 ? '-' : '+'}${two(Math.floor(size / MINUTES))}:${two(size % MINUTES)}`
}

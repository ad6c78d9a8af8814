// The year of a day that somebody wrote in his own way: the day itself stays with the officers.

/** Of a day, a month or a year as it was written; null where it does not say one year. */
export function yearIn(written: string | null): number | null {
  const years = new Set(written?.match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g) ?? [])
  const [year] = years
  return years.size === 1 && year !== undefined ? Number(year) : null
}

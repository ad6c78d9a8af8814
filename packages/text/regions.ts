// Countries and regions by their codes of two letters.

/** The names of countries and regions in a language, by their codes; undefined of what is no code. */
export function regionNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}

/** The code of the region that this one stands for today: 'DE' of 'DD'. */
export const regionToday = (code: string) => new Intl.Locale(`und-${code}`).region

// Short names that things of a list keep when they are called otherwise.

interface WithSlug {
  slug: string
}

/**
 * A list as it is wanted, in which new ones have no slug yet, with a slug for each that nothing had before; null where one
 * is named that was not there, or twice.
 */
export function withSlugs<Wanted extends { slug: string | null; label: string }>(
  wanted: readonly Wanted[],
  before: readonly WithSlug[],
  word: string,
): (Wanted & WithSlug)[] | null {
  const known = new Set(before.map(({ slug }) => slug))
  const named = wanted.flatMap(({ slug }) => slug ?? [])
  if (new Set(named).size < named.length || named.some((slug) => !known.has(slug))) return null
  return wanted.map((one) => {
    const slug = one.slug ?? freeSlug(slugOf(one.label) || word, known)
    known.add(slug)
    return { ...one, slug }
  })
}

const slugOf = (label: string) =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

function freeSlug(plain: string, taken: ReadonlySet<string>) {
  let slug = plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  return slug
}

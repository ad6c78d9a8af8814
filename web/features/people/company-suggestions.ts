// Which companies are offered while one is typed.
import type { Company } from '@aerie/contract/members'
import { bestMatches, searchTextOf } from '@aerie/text/best-matches'
import { plural } from '@aerie/text/plurals'
import type { Suggestion } from '#ui/controls/tags-input.tsx'

const MOST_SUGGESTIONS = 5

const made = new WeakMap<readonly Company[], readonly string[]>()

/** `companies` come the most frequent first; those in `chosen` are not offered again. */
export function suggestCompanies(
  companies: readonly Company[],
  typed: string,
  chosen: readonly string[],
): readonly Suggestion[] {
  const taken = new Set(chosen.map((tag) => tag.toLowerCase()))
  const isFree = (at: number) => !taken.has(companies[at]?.name.toLowerCase() ?? '')
  return bestMatches(textsOf(companies), typed, MOST_SUGGESTIONS, isFree).flatMap((at) => {
    const company = companies[at]
    return company ? { tag: company.name, hint: usage(company.usageCount) } : []
  })
}

const usage = (count: number) => `${count} ${plural(count, 'brother')}`

/** Made once for each list that arrives. */
function textsOf(companies: readonly Company[]) {
  const known = made.get(companies)
  if (known) return known
  const texts = companies.map(({ name }) => searchTextOf([name]))
  made.set(companies, texts)
  return texts
}

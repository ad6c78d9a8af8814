// The offices of the house and the colours they are known by.

const SLUGS: Record<string, string> = {
  President: 'president',
  'Vice President': 'vice-president',
  'Board Member': 'board',
  Pledgemaster: 'pledgemaster',
  'Green Scarf': 'green-scarf',
  'Rush Chair': 'rush-chair',
  'Out-House Social': 'out-house-social',
  'In-House Social': 'in-house-social',
  'Loremaster/Historian': 'loremaster',
  Treasurer: 'treasurer',
  'Pledge Class President': 'class-president',
  'Alumni Chair': 'alumni-chair',
  'Natural Fibers': 'natural-fibers',
}

/** The offices as the dots and badges take them; any office of the house's own making is grey. */
export const officesOf = (roles: readonly string[]) => roles.map((label) => ({ label, slug: SLUGS[label] ?? 'other' }))

// A brother's pages elsewhere, under the handles he goes by there.
import type { Member } from '@aerie/contract/members'
import { isPageOf, SOCIAL_FIELDS, SOCIAL_SITES, type SocialField } from '@aerie/contract/social-links'

export interface SocialLink {
  site: string
  handle: string
  /** Null where what was kept leads elsewhere than to its site. */
  url: string | null
}

type Social = Pick<Member, SocialField>

/** Where a handle is written with the sign before it. */
const WITH_SIGN: ReadonlySet<SocialField> = new Set<SocialField>(['instagramUrl', 'snapchatUrl', 'tiktokUrl'])

export const socialLinksOf = (member: Social): SocialLink[] =>
  SOCIAL_FIELDS.flatMap((field) => {
    const kept = member[field]
    return kept ? [{ site: SOCIAL_SITES[field].name, ...linkOf(field, kept) }] : []
  })

/** The sign stands before the handle where that is how the site writes it. */
function linkOf(field: SocialField, kept: string) {
  if (!isPageOf(field, kept) || !URL.canParse(kept)) return { handle: kept, url: null }
  const url = new URL(kept)
  const name = nameIn(url)
  return { handle: WITH_SIGN.has(field) ? `@${name.replace(/^@/, '')}` : name, url: url.href }
}

/** The last part of the path, an id where that stands in the query, else the site itself. */
function nameIn({ pathname, searchParams, hostname }: URL) {
  const last = pathname.split('/').filter(Boolean).at(-1)
  if (last === undefined) return hostname.replace(/^www\./, '')
  if (last.endsWith('.php')) return searchParams.get('id') ?? last
  return readable(last)
}

function readable(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

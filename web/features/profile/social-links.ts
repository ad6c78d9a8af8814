// A brother's pages elsewhere, under the handles he goes by there.
import type { Member } from '@aerie/contract/members'
import { SOCIAL_FIELDS, SOCIAL_SITES, type SocialField } from '@aerie/contract/social-links'

export interface SocialLink {
  site: string
  handle: string
  /** Null where what was kept is not an address. */
  url: string | null
}

type Social = Pick<Member, SocialField>

/** Where a handle is written with the sign before it. */
const WITH_SIGN: ReadonlySet<SocialField> = new Set<SocialField>(['instagramUrl', 'snapchatUrl', 'tiktokUrl'])

export const socialLinksOf = (member: Social): SocialLink[] =>
  SOCIAL_FIELDS.flatMap((field) => {
    const kept = member[field]
    return kept ? [{ site: SOCIAL_SITES[field].name, ...linkOf(kept, WITH_SIGN.has(field)) }] : []
  })

/** `at` puts the sign before the handle, where that is how the site writes it. */
function linkOf(kept: string, at: boolean) {
  const url = webAddress(kept)
  if (!url) return { handle: kept, url: null }
  const name = nameIn(url)
  return { handle: at ? `@${name.replace(/^@/, '')}` : name, url: url.href }
}

function webAddress(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
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

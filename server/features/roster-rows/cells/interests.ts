// What a brother watches, in one cell: “movie: Alien; tv: The Wire; Sailing”.
import type { Member } from '@aerie/contract/members'
import { escapePart, joinParts, unescapePart } from '@aerie/roster-reading/cells/list-cells'
import type { Remark } from '@aerie/roster-reading/cells/remark'

type Interest = Member['interests'][number]

const MOST = 9
const IN_TITLE = /[\\;<>]/g
const TYPED = /^(movie|tv|custom):\s*/i

/** The picture of one follows in angle brackets. */
export const interestsCell = (interests: Interest[]) =>
  joinParts(
    interests.map(({ title, type, image }) => {
      const written = escapePart(title, IN_TITLE)
      const prefix = type === 'custom' && !TYPED.test(written) ? '' : `${type}: `
      return `${prefix}${written}${image ? ` <${escapePart(image, IN_TITLE)}>` : ''}`
    }),
  )

/** From the parts of such a cell, or of a plain list. */
export function readInterests(parts: string[], remark: Remark): Interest[] {
  const interests = parts.flatMap((part) => readInterest(part) ?? [])
  if (interests.length > MOST) remark(`At most ${MOST} interests are kept; the others were left out.`)
  return interests.slice(0, MOST)
}

function readInterest(part: string): Interest | null {
  const [, written = '', image] = /^((?:\\.|[^\\<])*)(?:<((?:\\.|[^\\>])*)>)?$/s.exec(part) ?? [part, part]
  const type = TYPED.exec(written)?.[1]?.toLowerCase()
  const title = unescapePart((type === undefined ? written : written.replace(TYPED, '')).trimEnd())
  const isKnown = type === 'movie' || type === 'tv'
  return title ? { title, type: isKnown ? type : 'custom', image: image ? unescapePart(image) : null } : null
}

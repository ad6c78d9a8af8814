// Records that may be theirs who ask to join, the likeliest first, for a page of requests at once.
import { pledgeClassOf } from '@aerie/contract/classes'
import type { Likely, Mark } from '@aerie/contract/join-requests'
import { toPersonName } from '#features/people/person.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import type { MemberContext } from '#platform/context.ts'
import { formsOf } from '#platform/name-forms.ts'
import type { JoinRequestFields } from './asks-data.ts'
import { listRecords, type RecordRow } from './likely-data.ts'
import { lastNamesOf, readNameBook, soughtWordsOf } from './name-book.ts'
import { type Judgement, judge, soughtOf } from './scoring.ts'

/** So many stand beside a request. */
const MOST_SHOWN = 3

/** In the order of the requests; one query for all of them. */
export async function findLikely(ctx: MemberContext, requests: JoinRequestFields[]): Promise<Likely[][]> {
  if (requests.length === 0) return []
  const book = await readNameBook(ctx)
  const namesakes = requests.map((request) => {
    const sought = soughtOf(request)
    return book
      .idsNamed(soughtWordsOf(sought.forms))
      .flatMap((entry) => ({ id: entry.id, score: judge(sought, entry)?.score ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .slice(0, MOST_SHOWN)
      .map(({ id }) => id)
  })
  const emails = requests.map(({ email }) => email)
  const records = await listRecords(ctx.db, [...new Set(namesakes.flat())], emails)
  return requests.map((request, at) =>
    records
      .filter(({ id, email }) => namesakes[at]?.includes(id) || email === request.email)
      .flatMap((record) => compare(ctx, request, record) ?? [])
      .sort((one, other) => other.score - one.score || one.likely.id - other.likely.id)
      .slice(0, MOST_SHOWN)
      .map(({ likely }) => likely),
  )
}

/** Who is called as each says that vouches for him, where one alone is. */
export async function findVouchers(ctx: MemberContext, requests: JoinRequestFields[]) {
  if (requests.every(({ voucher }) => !voucher)) return []
  const book = await readNameBook(ctx)
  return requests.map(({ voucher }) => {
    const at = voucher?.lastIndexOf(' ') ?? -1
    if (!voucher || at < 1) return null
    const sought = soughtOf({ first_name: voucher.slice(0, at), last_name: voucher.slice(at + 1), pledge_class: null })
    const found = book.idsNamed(lastNamesOf(sought.forms)).filter((entry) => judge(sought, entry)?.isSameName)
    return found.length === 1 ? (found[0]?.id ?? null) : null
  })
}

function compare({ actor }: MemberContext, request: JoinRequestFields, row: RecordRow) {
  const pledgeClass = row.pledge_class ?? pledgeClassOf(row.class)
  const forms = formsOf({ firstName: row.first_name, familiar: row.familiar, lastName: row.last_name })
  const judged = judge(soughtOf(request), { forms, pledgeClass }, row.email === request.email)
  if (!judged) return null
  const { email, location: city } = shownTo(officerOr(actor, row.id), row)
  const cityMark = markOfCity(request.city, city)
  const likely: Likely = {
    ...toPersonName(row),
    pledgeClass,
    email,
    city,
    bigBrother: row.big_brother,
    addedAt: row.created_at.toISOString(),
    isImported: row.is_imported,
    marks: {
      name: judged.isSameName ? 'same' : judged.isNearName ? 'near' : 'differs',
      class: markOf(request.pledge_class, pledgeClass),
      email: markOf(request.email, email),
      city: cityMark,
    },
    why: [...judged.why, ...(cityMark === 'same' ? (['city'] as const) : [])],
    isLikely: judged.isLikely,
    standing: row.inactive_since ? 'inactive' : row.has_password ? 'entered' : 'free',
  }
  return { likely, score: scoreOf(judged, cityMark) }
}

const scoreOf = ({ score }: Judgement, city: Mark | null) => score + (city === 'same' ? 0.5 : 0)

const markOf = <T>(asked: T | null, kept: T | null): Mark | null =>
  asked === null || kept === null ? null : asked === kept ? 'same' : 'differs'

/** Two cities of one country are near. */
function markOfCity(asked: string | null, kept: string | null): Mark | null {
  if (asked === null || kept === null) return null
  const [one, other] = [asked, kept].map((city) => city.toLowerCase().split(/,\s*/))
  if (one?.join() === other?.join() || one?.[0] === other?.[0]) return 'same'
  return one?.at(-1) === other?.at(-1) ? 'near' : 'differs'
}

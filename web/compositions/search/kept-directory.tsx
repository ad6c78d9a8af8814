// The brothers whom this device keeps, as the palette finds them without a connection.
import { classLabel } from '@aerie/contract/classes'
import type { KeptBrother } from '@aerie/contract/offline'
import { displayName } from '@aerie/contract/person'
import { asOfWords } from '#features/offline/as-of.ts'
import { findAmong } from '#features/offline/find-on-device.ts'
import { readKeptCopy } from '#features/offline/kept-copy.ts'
import { ReachLinks } from '#features/offline/kept-row.tsx'
import type { Row } from '#features/search/row.ts'
import type { KeptBrothers } from '#features/search-palette/kept-brothers.ts'

const MOST_ROWS = 20

export const openKeptDirectory: KeptBrothers = async () => {
  const copy = await readKeptCopy()
  if (!copy) return null
  const { about, brothers } = copy
  return {
    asOf: asOfWords(about.asOf),
    count: brothers.length,
    find: (typed) =>
      findAmong(brothers, typed)
        .slice(0, MOST_ROWS)
        .map((brother) => keptRow(brother, about.shortName)),
  }
}

const keptRow = (brother: KeptBrother, shortName: string): Row => ({
  key: `brother-${brother.id}`,
  href: `/profile/${brother.id}`,
  picture: { portrait: null, hash: brother.profileImageHash },
  title: displayName(brother),
  line: [classLabel(brother, shortName), brother.location].filter(Boolean).join(', '),
  reach: (brother.phone || brother.email) && <ReachLinks brother={brother} name={displayName(brother)} isForPointer />,
})

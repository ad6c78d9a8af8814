// The tree of all brothers by class, kept in memory until a tie, or one of the brothers, changes.
import { lineageRow } from '@aerie/contract/classes'
import { type LineageBrother, LineageTree, lineage } from '@aerie/contract/lineage'
import { asRemembered, portraitAddress } from '#features/people/person.ts'
import { cached } from '#platform/cache/cached.ts'
import { type KeptJson, keptJson } from '#platform/http/kept-json.ts'
import { listTree, type Outsider, type TreeRow } from './tree-data.ts'

interface Tree {
  whole: KeptJson
  /** One class alone; nobody, where there is no such class. */
  row(key: number): KeptJson
}

export const readTree = cached<Tree>({
  answers: [lineage.list],
  load: async ({ db }) => openTree(LineageTree.parse(byClass(await listTree(db)))),
})

function openTree(tree: LineageTree): Tree {
  const rows = new Map<number, KeptJson>()
  return {
    whole: keptJson(JSON.stringify(tree)),
    row(key) {
      const brothers = tree[key]
      if (!brothers) return keptJson('{}')
      const row = rows.get(key) ?? keptJson(JSON.stringify({ [key]: brothers }))
      rows.set(key, row)
      return row
    },
  }
}

function byClass(rows: TreeRow[]): LineageTree {
  const tree: LineageTree = {}
  for (const row of rows) {
    const brother = toBrother(row)
    const key = lineageRow(brother)
    tree[key] ??= []
    tree[key].push(brother)
  }
  return tree
}

/** Absent instead of null, since most know only half of it. */
const toBrother = (row: TreeRow): LineageBrother => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  ...(row.familiar && { familiar: row.familiar }),
  ...(row.cohort && { cohort: row.cohort }),
  ...(row.class !== null && { class: row.class }),
  ...(row.pledge_class !== null && { pledgeClass: row.pledge_class }),
  ...bigOf(row),
  ...(row.proposals && { proposed: row.proposals }),
  ...(row.little_names && { littleBrothers: row.little_names.map(nameOf) }),
  ...(row.lineage_color && { lineageColor: row.lineage_color as NonNullable<LineageBrother['lineageColor']> }),
  ...(row.avatar && { profileImageUrl: portraitAddress(row.avatar) ?? '' }),
  ...asRemembered(row),
})

function bigOf({ big_id, big_name, departed, is_claimed }: TreeRow) {
  if (big_id !== null) return { bigBrother: big_id, ...(is_claimed && { claimed: true as const }) }
  return big_name === null ? {} : { bigBrother: nameOf({ name: big_name, departed }) }
}

const nameOf = ({ name, departed }: Outsider) => (departed === null ? name : { name, departed })

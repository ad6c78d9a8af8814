// How much of a tree is shown before somebody asks for the whole of it.
import type { Descendant } from '@aerie/contract/in-memoriam'

const FEW = 12

/** Generation by generation, as long as they are few together; his littles at least. Each stands behind his big brother in the list. */
export function firstGenerations(root: number, descendants: readonly Descendant[]): readonly Descendant[] {
  const depths = new Map([[root, 0]])
  for (const { member, big } of descendants) depths.set(member.id, (depths.get(big) ?? 0) + 1)
  const upTo = (depth: number) => descendants.filter(({ member }) => (depths.get(member.id) ?? 0) <= depth)
  let depth = 1
  while (upTo(depth).length < descendants.length && upTo(depth + 1).length <= FEW) depth += 1
  return upTo(depth)
}

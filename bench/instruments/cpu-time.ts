// The processor time of a process and of everything it started, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs'

/** `getconf CLK_TCK` is 100 on every Linux that Node runs on. */
const MS_PER_TICK = 10

interface Stat {
  pid: number
  parent: number
  ticks: number
}

/** Milliseconds used so far, in steps of 10, including children that have ended. */
export function cpuTimeOf(root: number): number {
  const stats = readStats()
  const ticks = treeIn(stats, root).reduce((sum, stat) => sum + stat.ticks, 0)
  return ticks * MS_PER_TICK
}

/** The same of what a process has started, without itself: of a database, where that is all. */
export const cpuTimeBelow = (root: number) => {
  const [own, ...others] = treeIn(readStats(), root)
  return own === undefined ? 0 : others.reduce((sum, stat) => sum + stat.ticks, 0) * MS_PER_TICK
}

/** A process and all that descend from it, itself first. */
export const processesOf = (root: number) => treeIn(readStats(), root).map(({ pid }) => pid)

function treeIn(stats: Stat[], root: number): Stat[] {
  const own = stats.filter(({ pid }) => pid === root)
  return [...own, ...stats.filter(({ parent }) => parent === root).flatMap(({ pid }) => treeIn(stats, pid))]
}

const readStats = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold spaces; the state follows as the third field.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15)
    return { pid, parent: fields[1] ?? 0, ticks: user + system + childrenUser + childrenSystem }
  } catch {
    return null
  }
}

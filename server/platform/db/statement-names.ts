// Names statements, so that each connection prepares them once; only those that come back, and a bounded number of them.

const MOST = 1_000

/** Answers the name of a statement; none for one that was not sent before, or when there are too many names. */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  let sentOnce = new Set<string>()
  return (sql) => {
    const name = names.get(sql)
    if (name !== undefined || names.size >= MOST) return name
    if (sentOnce.delete(sql)) {
      names.set(sql, `s${names.size}`)
      return names.get(sql)
    }
    // Lists of every length make statements without end; those that never came back are forgotten.
    if (sentOnce.size >= MOST) sentOnce = new Set()
    sentOnce.add(sql)
    return undefined
  }
}

// Takes out of what is recorded whatever lets somebody in: the log is read by others, and cannot be mended.

const SECRET = /password|passphrase|secret|token|cookie|api_?key|private_?key/i
const HIDDEN = '(hidden)'

type Facts = Record<string, unknown>

/** Null where nothing was given. What a secret is called stays. */
export const withoutSecrets = (facts: Facts | undefined): Facts | null => (facts ? (clean(facts) as Facts) : null)

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      SECRET.test(name) && typeof each === 'string' ? HIDDEN : clean(each),
    ]),
  )
}

// How many things a form finds wrong, however deep they lie.

export function countFaults(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('message' in errors && typeof errors.message === 'string') return 1
  return Object.entries(errors)
    .filter(([name]) => name !== 'ref')
    .reduce((sum, [, inner]) => sum + countFaults(inner), 0)
}

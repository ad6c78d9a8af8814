// When brothers can be asked along to a gathering, and by whom: pure rules.

interface AskedState {
  starts_at: Date
  called_off_at: Date | null
  taken_down_at: Date | null
}

/** Why nobody is asked along any more; null while one can be. */
export function askingLock({ starts_at, called_off_at, taken_down_at }: AskedState, now: Date): string | null {
  if (taken_down_at) return 'Officers took this gathering down.'
  if (called_off_at) return 'This gathering was called off.'
  return starts_at <= now ? 'This gathering has begun.' : null
}

// Reads the Range header of RFC 9110, of which one range is understood.

export interface RequestedRange {
  start: number
  /** The last byte of it. */
  end: number
}

/** `whole` where nothing, several ranges or nonsense is asked for; `none` where nothing of it is there. */
export function rangeIn(header: string | undefined, size: number): RequestedRange | 'whole' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  // The last so many bytes.
  if (from === '') return to === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= size) return 'none'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

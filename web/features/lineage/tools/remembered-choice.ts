// Whether this device shows everyone or one's own line, as it was last chosen.

const KEY = 'aerie-lineage-shown'

/** Null where nothing was chosen, or the browser keeps nothing. */
export function rememberedChoice(): 'everyone' | 'mine' | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'everyone' || kept === 'mine' ? kept : null
  } catch {
    return null
  }
}

export function rememberChoice(shown: 'everyone' | 'mine') {
  try {
    localStorage.setItem(KEY, shown)
  } catch {
    // It is chosen again next time.
  }
}

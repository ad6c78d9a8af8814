// Whether this device shows everyone or one's own line, as it was last chosen.
import { keep, readKept } from '#lib/browser-storage.ts'

const KEY = 'aerie-lineage-shown'

/** Null where nothing was chosen, or the browser keeps nothing. */
export function rememberedChoice(): 'everyone' | 'mine' | null {
  const kept = readKept('browser', KEY)
  return kept === 'everyone' || kept === 'mine' ? kept : null
}

export const rememberChoice = (shown: 'everyone' | 'mine') => void keep('browser', KEY, shown)

// What the server wrote into the page: the organisation's public words, and whether anybody can be signed in.
import type { PublicWords } from '@aerie/contract/settings'

interface Start {
  words: PublicWords
  /** True when the browser sent no session cookie, so that asking who is signed in is needless. */
  signedOut: boolean
}

const written = document.getElementById('start')?.textContent

export const start: Start = import.meta.env.DEV && !written ? await ask() : JSON.parse(written ?? 'null')

/** The development server hands the page out as it lies in the folder, so the words are asked for. */
async function ask(): Promise<Start> {
  const answer = await fetch('/api/settings/public')
  return { words: await answer.json(), signedOut: false }
}

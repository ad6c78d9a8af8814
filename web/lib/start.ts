// What the server wrote into the page: the organisation's public settings, whether anybody is signed in, and what he would ask first.
import type { PublicSettings } from '@aerie/contract/settings'

interface Start {
  settings: PublicSettings
  /** True when the browser sent no session cookie, so that asking who is signed in is needless. */
  signedOut: boolean
  /** What pages of the member who is signed in ask first, by the calls' paths; null where the server knows of none. */
  answers: Record<string, unknown> | null
}

const written = document.getElementById('start')?.textContent

/** Whether no server has written anything: the service worker has opened what it keeps. */
export const isOffline = import.meta.env.PROD && !written

export const start: Start = import.meta.env.DEV && !written ? await ask() : JSON.parse(written ?? 'null')

/** The development server hands the page out as it lies in the folder, so the settings are asked for. */
async function ask(): Promise<Start> {
  const answer = await fetch('/api/settings/public')
  return { settings: await answer.json(), signedOut: false, answers: null }
}

// Installing the app: whether and how this browser can, after how many visits that is offered, and what came of it.
import { dayHere } from '@aerie/text/dates'
import { useSyncExternalStore } from 'react'
import { keep, readKept } from '#lib/browser-storage.ts'
import { isInstalled, isOfApple, runsInstalled } from '#lib/installed.ts'
import { DUE, INSTALL_OFFER } from './offer-kept.ts'

const ANSWERED = 'answered'
/** On days of their own. */
const VISITS = 3

/** As browsers that can install offer it; once alone. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by public/install-prompt.js. */
    installPrompt?: InstallPrompt | undefined
  }
}

/** By a press, by its reader’s own hand as on iPhones, or not at all: it is installed, or the browser cannot. */
export type InstallWay = 'press' | 'hand' | null

const ways = new Set<() => void>()

export const useInstallWay = (): InstallWay => useSyncExternalStore(followWays, readWay)

/** What a browser offers it does not have, whatever was kept of that. */
function readWay(): InstallWay {
  if (runsInstalled()) return null
  if (window.installPrompt) return 'press'
  return isOfApple() && !isInstalled() ? 'hand' : null
}

function followWays(told: () => void) {
  const events = ['beforeinstallprompt', 'appinstalled']
  for (const event of events) addEventListener(event, told)
  ways.add(told)
  return () => {
    for (const event of events) removeEventListener(event, told)
    ways.delete(told)
  }
}

/** The browser asks in a window of its own. Whether he has installed it. */
export async function install(): Promise<boolean> {
  const { installPrompt } = window
  window.installPrompt = undefined
  const answer = await installPrompt?.prompt()
  answerOffer()
  return answer?.outcome === 'accepted'
}

/** It is not made again by itself. */
export function answerOffer() {
  keep('browser', INSTALL_OFFER, ANSWERED)
  for (const told of ways) told()
}

export const useIsOffered = () => useSyncExternalStore(followWays, () => readKept('browser', INSTALL_OFFER) === DUE)

/** Counts a day of visits; with the third the offer is due. Where the browser keeps nothing it never is. */
export function noteVisit() {
  const kept = readKept('browser', INSTALL_OFFER) ?? ''
  if (kept === DUE || kept === ANSWERED) return
  const days = new Set([...kept.split(' ').filter(Boolean), dayHere()])
  keep('browser', INSTALL_OFFER, days.size < VISITS ? [...days].join(' ') : DUE)
}

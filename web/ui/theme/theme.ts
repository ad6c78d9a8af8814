// The theme as React sees it. /theme.js sets it before the first paint and keeps it; here it is read and switched.
import { useEffect, useSyncExternalStore } from 'react'
import { keep } from '#lib/browser-storage.ts'

export type Theme = 'dark' | 'light'

const KEY = 'aerie-theme'

/** What to keep for a theme: nothing when the system wants it too, so that the system is followed again. */
export const choiceFor = (theme: Theme, system: Theme): Theme | null => (theme === system ? null : theme)

const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')
const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, shownTheme)

/** Turns to the other theme; /theme.js hears of it as it would from another tab. */
export function toggleTheme(): void {
  const choice = choiceFor(shownTheme() === 'dark' ? 'light' : 'dark', systemTheme())
  keep('browser', KEY, choice)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: choice }))
}

/** While it is shown, the page is printed in the light theme: paper is light. */
export function useLightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const shown = shownTheme()
    const toLight = () => (dataset.theme = 'light')
    const back = () => (dataset.theme = shown)
    addEventListener('beforeprint', toLight)
    addEventListener('afterprint', back)
    return () => {
      removeEventListener('beforeprint', toLight)
      removeEventListener('afterprint', back)
    }
  }, [])
}

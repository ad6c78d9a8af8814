// The theme follows the member's choice, else the system, from before the first paint on.
import { expect, test } from 'vitest'
import script from '../../public/theme.js?raw'
import { choiceFor } from './theme.ts'

type World = { stored?: string | null; systemIsLight: boolean; storageBlocked?: boolean }

/** Runs /theme.js in a page of the given world; `change` alters the world and fires the event that tells of it. */
function openPage(world: World) {
  const dataset: { theme?: string } = {}
  const page = { dataset, themeColor: '' }
  const listeners: Record<string, (event: object) => void> = {}
  const meta = { setAttribute: (_: string, value: string) => Object.assign(page, { themeColor: value }) }
  const browser = {
    matchMedia: () => ({
      get matches() {
        return world.systemIsLight
      },
      addEventListener: (_: string, listener: () => void) => Object.assign(listeners, { system: listener }),
    }),
    localStorage: {
      getItem() {
        if (world.storageBlocked) throw new Error('blocked')
        return world.stored ?? null
      },
    },
    document: { documentElement: { dataset }, querySelector: () => meta },
    addEventListener: (name: string, listener: (event: object) => void) =>
      Object.assign(listeners, { [name]: listener }),
  }
  new Function(...Object.keys(browser), script)(...Object.values(browser))
  const change = (news: Partial<World>, event: 'system' | 'storage') => {
    Object.assign(world, news)
    listeners[event]?.({ key: 'aerie-theme', newValue: news.stored ?? null })
  }
  return { page, change }
}

test.each([
  [{ stored: 'light', systemIsLight: false }, 'light'],
  [{ stored: 'dark', systemIsLight: true }, 'dark'],
  [{ stored: null, systemIsLight: true }, 'light'],
  [{ stored: null, systemIsLight: false }, 'dark'],
  [{ stored: 'sepia', systemIsLight: true }, 'light'],
  [{ storageBlocked: true, systemIsLight: true }, 'light'],
])('%o opens in %s', (world, theme) => {
  expect(openPage(world).page.dataset.theme).toBe(theme)
})

test('without a choice the page follows the system, with one it does not', () => {
  const { page, change } = openPage({ systemIsLight: false })
  change({ systemIsLight: true }, 'system')
  expect(page.dataset.theme).toBe('light')
  change({ stored: 'dark' }, 'storage')
  expect(page.dataset.theme).toBe('dark')
})

test('where nothing can be kept a choice holds for as long as the page stays', () => {
  const { page, change } = openPage({ systemIsLight: false, storageBlocked: true })
  change({ stored: 'light' }, 'storage')
  expect(page.dataset.theme).toBe('light')
  change({ systemIsLight: false }, 'system')
  expect(page.dataset.theme).toBe('light')
})

test("the browser's own colour is the page's background in either theme", () => {
  const { page, change } = openPage({ systemIsLight: false })
  expect(page.themeColor).toBe('#0b1013')
  change({ systemIsLight: true }, 'system')
  expect(page.themeColor).toBe('#f3ede2')
})

test('choosing what the system wants forgets the choice', () => {
  expect(choiceFor('light', 'dark')).toBe('light')
  expect(choiceFor('dark', 'dark')).toBeNull()
})

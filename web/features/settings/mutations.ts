// Changing a setting: shown at once, taken back where the server refuses it.
import { type Settings, type SwitchedSetting, settings } from '@aerie/contract/settings'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { settingsQuery } from './queries.ts'

export const useChangeSettings = () =>
  useAct({
    call: (change: Partial<Pick<Settings, SwitchedSetting>>) => call(settings.change, { body: change }),
    optimistic: {
      name: 'settings',
      change: (edit, change) => edit(settingsQuery, (known) => ({ ...known, ...change })),
    },
    stale: keysOf(settings.show, settings.lastChanges),
    done: () => ({ title: 'Settings saved', description: 'In force at once.' }),
  })

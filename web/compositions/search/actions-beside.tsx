// What can be done from everywhere that belongs to no feature alone: a poll, one's own data, the theme, and the way out.
import { LogOut, Moon, UserRound, Vote } from 'lucide-react'
import type { Action } from '#features/session/action.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { toggleTheme } from '#ui/theme/theme.ts'

const newPollDialog = lazyCode(async () => ({
  Dialog: (await import('../governance/new-poll-dialog.tsx')).NewPollDialog,
}))

export const CREATE_A_POLL: Action = {
  label: 'Create a poll',
  words: 'new vote question ask',
  icon: <Vote />,
  may: ({ createPolls }) => createPolls,
  at: newPollDialog,
}

export const DOWNLOAD_MY_DATA: Action = {
  label: 'Download my data',
  words: 'export copy take along privacy',
  icon: <UserRound />,
  at: '/profile#own-account',
}

export const SWITCH_THE_THEME: Action = {
  label: 'Switch the theme',
  words: 'dark light night flight parchment mode',
  icon: <Moon />,
  at: toggleTheme,
}

export const logOutAction = (onLogout: () => void): Action => ({
  label: 'Log out',
  words: 'sign out leave session',
  icon: <LogOut />,
  at: lazyCode(async () => {
    const { LogOutDialog } = await import('./log-out-dialog.tsx')
    return { Dialog: (dialog) => <LogOutDialog {...dialog} onLogout={onLogout} /> }
  }),
})

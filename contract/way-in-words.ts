// What a member reads of a change in his own ways in, in the bell and by mail.
import type { WayInNotification } from './notifications.ts'

/** `did` goes on with the device, as in "A passkey was added to your account, with Firefox on Windows". */
interface WayInWords {
  title: string
  did: string
}

export const WAY_IN_WORDS: Record<WayInNotification['what'], WayInWords> = {
  app_on: { title: 'Your authenticator app is on', did: 'An authenticator app was set up for your account' },
  app_off: { title: 'Your authenticator app is off', did: 'The authenticator app of your account was switched off' },
  codes_made: { title: 'New recovery codes', did: 'Ten new recovery codes were made for your account' },
  code_used: { title: 'A recovery code was used', did: 'Somebody signed in to your account with a recovery code' },
  passkey_added: { title: 'A passkey was added', did: 'A passkey was added to your account' },
  passkey_removed: { title: 'A passkey was removed', did: 'A passkey was removed from your account' },
  passkey_doubted: {
    title: 'A passkey of yours counted backwards',
    did: 'A passkey signed in to your account that says it was used less often than before, as a copy of it would',
  },
  passkey_refused: {
    title: 'A passkey of yours was refused',
    did: 'A passkey was refused that says it was used less often than before, as a copy of it would',
  },
  step_failed: {
    title: 'A sign-in was stopped',
    did: 'Somebody typed your password right, and then five codes that were wrong',
  },
  step_off: {
    title: 'Your second step is off',
    did: 'Authenticator app, recovery codes and remembered devices of your account were taken off',
  },
  step_removed: {
    title: 'Your second step is off',
    did: 'As you had asked, authenticator app, passkeys, recovery codes and remembered devices of your account were taken off',
  },
}

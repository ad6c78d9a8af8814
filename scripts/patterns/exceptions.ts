// Regular expressions that are not linear, each with why the text it is tried on is short.

/** As 'file: source', with where it is bounded. */
export const EXCEPTIONS: Record<string, string> = {
  'server/platform/db/embedded/account.ts: uid=(\\d+)\\S* gid=(\\d+)':
    'the one line that `id` of this machine prints of an account',
}

// Regular expressions that are not linear, each with why the text it is tried on is short.

/** As 'file: source', with where it is bounded. */
export const EXCEPTIONS: Record<string, string> = {
  'server/features/documents/inspecting.ts: ^\\s*(?:<\\?xml[^>]*\\?>)?(?:\\s|<!--[\\s\\S]*?-->|<!DOCTYPE[^>]*>)*<svg[\\s>]':
    'about to be read without a pattern',
  'server/platform/db/embedded/account.ts: uid=(\\d+)\\S* gid=(\\d+)':
    'the one line that `id` of this machine prints of an account',
}

// The organisation's words: what officers have set over the defaults.
import { Settings } from '@aerie/contract/settings'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

export const DEFAULT_SETTINGS: Settings = {
  name: 'Aerie',
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: { before: 'A brother is the ', word: 'wind', after: ' you do not notice until you are flying.' },
  quoteSource: 'The House Book, first leaf',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
  yearsOfHistory: 35,
  chatInviteUrl: null,
  offices: [
    'President',
    'Vice President',
    'Board Member',
    'Pledgemaster',
    'Green Scarf',
    'Rush Chair',
    'Out-House Social',
    'In-House Social',
    'Loremaster/Historian',
    'Treasurer',
    'Pledge Class President',
    'Alumni Chair',
    'Natural Fibers',
  ],
  classCount: 35,
  nearbyRadiusKm: 100,
}

/** A kept value that no longer fits its shape is passed over for the default. */
export async function readSettings(ctx: Pick<Context, 'db'>): Promise<Settings> {
  const kept = Object.fromEntries((await data.listSettings(ctx.db)).map(({ key, value }) => [key, value]))
  const read = Settings.safeParse({ ...DEFAULT_SETTINGS, ...kept })
  return read.success ? read.data : DEFAULT_SETTINGS
}

// How the organisation has set Aerie up: what officers have changed, over the defaults.
import { Settings, settings } from '@aerie/contract/settings'
import { cached } from '#platform/cache/cached.ts'
import * as data from './data.ts'
import { DEFAULT_OFFICES } from './offices.ts'

const DEFAULTS: Settings = {
  name: 'Aerie',
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: { before: 'A brother is the ', word: 'wind', after: ' you do not notice until you are flying.' },
  quoteSource: 'The House Book, first leaf',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
  yearsOfHistory: 35,
  chatInviteUrl: null,
  offices: DEFAULT_OFFICES,
  classCount: 35,
  nearbyRadiusKm: 100,
}

/** A kept value that no longer fits its shape is passed over for the default. */
export const readSettings = cached<Settings>({
  answers: [settings.show, settings.showPublic],
  async load({ db }) {
    const kept = (await data.listSettings(db)).flatMap(({ key, value }) => {
      const shape = Object.hasOwn(Settings.shape, key) && Settings.shape[key as keyof Settings]
      const read = shape && shape.safeParse(value)
      return read && read.success ? [[key, read.data] as const] : []
    })
    return { ...DEFAULTS, ...Object.fromEntries(kept) }
  },
})

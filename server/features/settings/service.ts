// The organisation's settings: those that officers have changed, over the defaults.
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
    const kept = new Map((await data.listSettings(db)).map(({ key, value }) => [key, value]))
    const read = Object.entries(Settings.shape).flatMap(([key, shape]) => {
      const { success, data: value } = shape.safeParse(kept.get(key))
      return success ? [[key, value]] : []
    })
    return { ...DEFAULTS, ...Object.fromEntries(read) }
  },
})

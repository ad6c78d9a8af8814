// Sets the organisation's clock to that of another time zone, as a super admin does in System Settings.
import { WordOfOrganisation, type WordsChange } from '@aerie/contract/organisation-words'
import { settings } from '@aerie/contract/settings'
import type { World } from './world.ts'

export async function moveTo(superAdmin: Awaited<ReturnType<World['as']>>, timeZone: string) {
  const { body } = await superAdmin(settings.show)
  const words = Object.fromEntries(WordOfOrganisation.options.map((key) => [key, body[key]]))
  return superAdmin(settings.saveWords, { body: { ...words, timeZone, version: body.wordsVersion } as WordsChange })
}

// The privacy page names every field of a profile, and says of each who sees it.
import { DEPARTURE_DAYS } from '@aerie/contract/departures'
import { audienceOf, FIELD_NAMES, MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { REMEMBERED_DAYS, STEP_MINUTES } from '@aerie/contract/second-step'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrivacyText } from './privacy-text.tsx'

const SETTINGS = {
  name: 'Aerie',
  privacyEmail: 'privacy@aerie.example',
  accessLogging: true,
  copyMonths: 24,
  externalOfficeViewer: false,
}
const page = renderToStaticMarkup(<PrivacyText settings={SETTINGS} />)
const rows = [...page.matchAll(/<th [^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)].map(([, fields = '', seen = '']) => ({
  fields: fields.replace(/ \(.*\)$/, '').split(', '),
  seen,
}))
const SAID = { members: /^All brothers/, chosen: /^Whom you choose/, owner: /^You alone/ }

test.each(FIELD_NAMES)('%s', (field) => {
  const row = rows.find(({ fields }) => fields.includes(MEMBER_FIELDS[field].label))
  expect(row?.seen).toMatch(SAID[audienceOf(field)])
})

test('children are the one choice that begins with oneself', () => {
  const own = rows.filter(({ seen }) => seen === 'Whom you choose; until you do, you alone.')
  expect(own.map(({ fields }) => fields)).toEqual([['Children']])
})

test('says how long copies are kept, and addresses only where they are', () => {
  expect(page).toMatch(/internet address it was made for 24\s+months/)
  const without = renderToStaticMarkup(<PrivacyText settings={{ ...SETTINGS, accessLogging: false }} />)
  expect(without).toMatch(/for whom and when it was made for 24\s+months/)
})

test('names each cookie with how long it stays', () => {
  expect(page).toMatch(new RegExp(`until it is done, for ${STEP_MINUTES} minutes`))
  expect(page).toMatch(new RegExp(`remembers the device for ${REMEMBERED_DAYS} days`))
})

test('says how one takes his data along and leaves by himself, and when he is gone for good', () => {
  expect(page).toMatch(/the button\s+“Download” gives you a copy of all/)
  expect(page).toMatch(new RegExp(`For ${DEPARTURE_DAYS} days\\s+all comes back when you sign in`))
})

test('says that Office files go to Microsoft, and only where they do', () => {
  expect(page).not.toMatch(/Microsoft/)
  const outside = renderToStaticMarkup(<PrivacyText settings={{ ...SETTINGS, externalOfficeViewer: true }} />)
  expect(outside).toMatch(/the file goes to Microsoft/)
  expect(outside).toMatch(/Files for admins alone never go there/)
})

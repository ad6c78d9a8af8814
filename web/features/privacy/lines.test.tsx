// The privacy page has a line for whatever a table keeps of a person, where the list of tables says that it stands.
import { PRIVACY_LINES } from '@aerie/contract/privacy-lines'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../test/cast.ts'
import { PrivacyText } from './privacy-text.tsx'

const page = renderToStaticMarkup(<PrivacyText settings={{ ...SETTINGS, accessLogging: true }} />)
const parts = new Map(
  page.split('<section').map((part) => {
    const text = part
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ')
    return [/<h2[^>]*>([^<]*)</.exec(part)?.[1] ?? '', text]
  }),
)

test.each(Object.entries(PRIVACY_LINES))('%s', (_table, { part, words }) => {
  expect(parts.get(part)).toContain(words)
})

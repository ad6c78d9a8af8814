// Whatever super admins may switch, System Settings switches.
import { SwitchedSetting } from '@aerie/contract/settings'
import { expect, test } from 'vitest'
import { sources } from '../../sources.fixture.ts'

const rooms = [...sources].filter(([path]) => path.startsWith('features/')).map(([, text]) => text)

test.each(SwitchedSetting.options)('%s', (setting) => {
  expect(rooms.some((text) => text.includes(`setting="${setting}"`) || text.includes(`setting: '${setting}'`))).toBe(
    true,
  )
})

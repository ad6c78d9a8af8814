// The form holds what the record holds, and sends what was changed and nothing else.
import { TEXT_FIELDS, type TextFieldName } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { expect, test } from 'vitest'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { changesOf, formOf, type ProfileForm } from './form-values.ts'

const NOTHING = {
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, null])) as Record<TextFieldName, null>),
  companyTags: [],
  title: null,
  company: null,
  kids: [],
  bigBrother: null,
  littleBrothers: [],
  kin: { big: null, littles: [], proposed: [] },
  lineageColor: null,
  interests: [],
  experience: { workHistory: [] },
  withheld: [],
  isOnMap: true,
  version: 1,
} satisfies Partial<Member>

const member = (differences: Partial<Member>): Member => ({ ...NOTHING, ...memberSummary({}), ...differences })

/** What would be sent after these edits of this record. */
function changesAfter(record: Partial<Member>, edits: (form: ProfileForm) => Partial<ProfileForm>) {
  const initial = formOf(member(record))
  return changesOf({ ...initial, ...edits(initial) }, initial)
}

const WORK = { title: 'Surveyor', company: 'Fenmark', startDate: '2019', endDate: null }

test('a record that nobody touched has no changes, however odd it is', () => {
  const record: Partial<Member> = {
    email: null,
    bio: '  kept as it was ',
    significantOtherType: 'wife',
    bigBrother: '12',
    littleBrothers: ['3', '4', 'Teddy Vance'],
    kids: [{ name: 'Gil', gender: null, birthYear: 2024 }],
    experience: { workHistory: [WORK] },
    interests: [{ title: 'Regattas', type: 'custom', image: null }],
    own: {
      privacy: DEFAULT_PRIVACY,
      sharesActivity: true,
      sharesBirthday: false,
      canDiscardPhoto: false,
      asksFrom: '2099-01-01',
    },
  }
  expect(changesAfter(record, () => ({}))).toEqual({})
})

test('days that programs wrote in numbers are filled in as people write them, and are no changes', () => {
  const record: Partial<Member> = { birthday: '--03-14', workStartDate: '2019-06', workEndDate: 'soon' }
  expect(formOf(member(record))).toMatchObject({
    birthday: '14 March',
    workStartDate: 'June 2019',
    workEndDate: 'soon',
  })
  expect(changesAfter(record, () => ({}))).toEqual({})
})

test('only what was changed is sent, trimmed', () => {
  expect(changesAfter({ quote: 'Onward' }, () => ({ firstName: ' Rook ', quote: 'Onward ', phone: ' ' }))).toEqual({
    firstName: 'Rook',
  })
})

test('what was emptied is sent as nothing, and so is none', () => {
  const record: Partial<Member> = { quote: 'Onward', bigBrother: '12', significantOtherType: 'wife', pledgeClass: 29 }
  const edits = { quote: '', bigBrother: null, significantOtherType: 'none', pledgeClass: '' }
  expect(changesAfter(record, () => edits)).toEqual({
    quote: null,
    bigBrother: null,
    significantOtherType: null,
    pledgeClass: null,
  })
})

test('numbers are sent as numbers; what is none is left for the contract to refuse', () => {
  expect(changesAfter({}, () => ({ class: ' 2015 ', pledgeClass: '-999' }))).toEqual({ class: 2015, pledgeClass: -999 })
  expect(changesAfter({}, () => ({ class: 'MMXV' }))).toEqual({ class: 'MMXV' })
})

test('there is room for two little brothers, and for as many as old data has', () => {
  expect(formOf(member({})).littleBrothers).toEqual([null, null])
  expect(formOf(member({ littleBrothers: ['3'] })).littleBrothers).toEqual(['3', null])
  expect(formOf(member({ littleBrothers: ['3', '4', '5'] })).littleBrothers).toEqual(['3', '4', '5'])
  const cleared = changesAfter({ littleBrothers: ['3', '4', '5'] }, () => ({ littleBrothers: ['3', null, '5'] }))
  expect(cleared).toEqual({ littleBrothers: ['3', '5'] })
})

test('rows in which nothing stands are not sent', () => {
  const blank = { name: ' ', gender: '', birthYear: '' }
  const kids = [blank, { name: 'Gil', gender: 'boy', birthYear: '2024' }]
  expect(changesAfter({}, () => ({ kids: [blank] }))).toEqual({})
  expect(changesAfter({}, () => ({ kids }))).toEqual({ kids: [{ name: 'Gil', gender: 'boy', birthYear: 2024 }] })
})

test('the order of earlier positions is a change', () => {
  const other = { title: 'Chainman', company: 'Fenmark', startDate: null, endDate: '2018' }
  const changes = changesAfter({ experience: { workHistory: [WORK, other] } }, ({ workHistory }) => ({
    workHistory: workHistory.toReversed(),
  }))
  expect(changes).toEqual({ workHistory: [other, WORK] })
})

test("who sees what is sent of one's own record alone", () => {
  const own = {
    privacy: DEFAULT_PRIVACY,
    sharesActivity: true,
    sharesBirthday: false,
    canDiscardPhoto: false,
    asksFrom: '2099-01-01',
  }
  const privacy = { ...DEFAULT_PRIVACY, phone: 'officers' } as const
  expect(changesAfter({ own }, () => ({ privacy, sharesActivity: false }))).toEqual({ privacy, sharesActivity: false })
  expect(formOf(member({})).privacy).toBeNull()
})

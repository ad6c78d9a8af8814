// The filters of the audit log stand in the address bar, and what is typed there does no harm.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type AuditView, filterQuery, isFiltered, readAuditView, writeAuditView } from './view.ts'

const EVERYTHING: AuditView = { text: '', who: null, action: '', kind: '', days: '' }
const NARROW: AuditView = { text: 'Lake', who: '12', action: 'album.create', kind: 'album', days: '30' }

describe('the address bar', () => {
  test('keeps each filter, and nothing of what is not filtered', () => {
    expect(writeAuditView(EVERYTHING)).toEqual({})
    expect(writeAuditView(NARROW)).toEqual({ text: 'Lake', who: 12, did: 'album.create', about: 'album', days: 30 })
    expect(readAuditView(writeAuditView(NARROW))).toEqual(NARROW)
    expect(readAuditView({})).toEqual(EVERYTHING)
  })

  test.each([
    { who: '0' },
    { who: "1' or 1=1" },
    { who: 12.5 },
    { who: '12345678901' },
    { did: 'album.burn' },
    { did: 'toString' },
    { about: 'nothing' },
    { about: 'constructor' },
    { days: '2' },
    { days: -1 },
    { text: ['Lake'] },
    { text: { toString: 'Lake' } },
  ])('%o is as if unsaid', (raw) => {
    expect(readAuditView(raw)).toEqual(EVERYTHING)
  })

  test('a text is cut at what the server takes', () => {
    expect(readAuditView({ text: 'x'.repeat(300) }).text).toHaveLength(200)
    expect(readAuditView({ text: 24 }).text).toBe('24')
  })
})

describe('the question to the server', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('begins at a whole minute, so that asking again within it is the same', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T18:40:59.000Z') })
    const view = { ...EVERYTHING, days: '7' }
    const first = filterQuery(view)
    expect(first).toEqual({ from: '2026-11-13T18:40:00.000Z' })
    vi.setSystemTime(new Date('2026-11-20T18:40:00.000Z'))
    expect(filterQuery(view)).toEqual(first)
  })

  test('leaves out what is not filtered; blanks are no text', () => {
    expect(filterQuery({ ...EVERYTHING, text: '  ' })).toEqual({})
    expect(filterQuery({ ...NARROW, days: '', text: ' Lake ' })).toEqual({
      q: 'Lake',
      actor: '12',
      action: 'album.create',
      kind: 'album',
    })
  })
})

test('any filter counts as one', () => {
  expect(isFiltered(EVERYTHING)).toBe(false)
  for (const [name, value] of Object.entries(NARROW)) expect(isFiltered({ ...EVERYTHING, [name]: value })).toBe(true)
})

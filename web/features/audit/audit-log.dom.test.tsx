// The audit log on the page: who did what on which day, what the filters do to the view, and its files.
import { type AuditEntry, audit } from '@aerie/contract/audit'
import { people } from '@aerie/contract/people'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, vi } from 'vitest'
import { choose, press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { AuditLog } from './audit-log.tsx'
import type { AuditView } from './view.ts'

const EVERYTHING: AuditView = { text: '', who: null, action: '', kind: '', days: '' }
const ENTRY: AuditEntry = {
  id: 1042,
  at: '2026-11-20T12:40:00.000Z',
  actor: { id: 7, firstName: 'Rook', lastName: 'Ellis', profileImageUrl: null, profileImageHash: null },
  actorId: 7,
  action: 'album.create',
  kind: 'album',
  sentence: 'created the album Lake',
  link: '/media/4',
  facts: [],
  address: '192.0.2.7',
  mark: 'ab12'.repeat(16),
}

const onView = vi.fn<(view: AuditView) => void>()
beforeEach(() => {
  onView.mockReset()
})

const log = (view: Partial<AuditView> = {}) => <AuditLog view={{ ...EVERYTHING, ...view }} onView={onView} />

describe('an entry', () => {
  test.for([
    ['a member', {}, 'Rook Ellis created the album Lake'],
    ['one who is gone', { actor: null }, 'Former member 7 created the album Lake'],
    ['somebody who was not signed in', { actor: null, actorId: null }, 'A visitor created the album Lake'],
    ['Aerie itself', { actor: null, actorId: null, address: null }, 'Aerie created the album Lake'],
  ] as const)('names %s', async ([, change, sentence], { wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [{ ...ENTRY, ...change }])
    show(log())
    const list = await screen.findByRole('list')
    expect(within(list).getByRole('paragraph').textContent).toBe(sentence)
  })

  test('opens to what was before and after; of what is private, that it changed', async ({ wire, show }) => {
    const facts = [
      { field: 'Title', before: 'Lake', after: null, isPrivate: false },
      { field: 'Phone', before: null, after: null, isPrivate: true },
    ]
    wire.answer(people.list, [])
    wire.answer(audit.list, [{ ...ENTRY, facts }])
    show(log())
    await press(/^Open entry 1042 of /)
    const [, title, phone] = await screen.findAllByRole('row')
    expect(title?.textContent).toBe('TitleLake–')
    expect(phone?.textContent).toBe('Phonechanged; the log does not keep what it was and is')
    await screen.findByText(/^Entry 1,042 · from 192\.0\.2\.7 · mark AB12 AB12 AB12 AB12 ·$/)
    expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/media/4')
    await press(/^Close entry 1042 of /)
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('stands under its day', async ({ wire, show }) => {
    wire.answer(people.list, [])
    wire.answerPages(audit.list, [
      [ENTRY],
      [
        { ...ENTRY, id: 1041 },
        { ...ENTRY, id: 1040, at: '2026-11-18T12:40:00.000Z' },
      ],
    ])
    show(log())
    await press('Show earlier')
    await screen.findByRole('region', { name: '18 November 2026' })
    const day = screen.getByRole('region', { name: '20 November 2026' })
    expect(within(day).getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('nothing', () => {
  test.for([
    [{}, 'Nothing has been recorded yet'],
    [{ kind: 'album' }, 'No entries match'],
  ] as const)('with the filters %o: %s', async ([view, words], { wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    show(log(view))
    await screen.findByText(words)
  })
})

describe('the filters', () => {
  test('another kind drops an action that is not of it, and keeps one that is', async ({ wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    const { leave } = show(log({ action: 'album.create' }))
    await choose('Object', 'Polls')
    expect(onView).toHaveBeenLastCalledWith({ ...EVERYTHING, kind: 'poll', action: '' })
    leave()
    show(log({ action: 'album.create' }))
    await choose('Object', 'Albums')
    expect(onView).toHaveBeenLastCalledWith({ ...EVERYTHING, kind: 'album', action: 'album.create' })
  })

  test('of a kind offer its actions alone', async ({ wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    show(log({ kind: 'calendar' }))
    const list = await screen.findByLabelText('Action')
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All actions', 'Ended the calendar address', 'Made a new calendar address'])
    await choose('Time', '7 days')
    expect(onView).toHaveBeenLastCalledWith({ ...EVERYTHING, kind: 'calendar', days: '7' })
  })

  test('text is looked for a moment after it was typed, once', async ({ wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    show(log())
    const field = await screen.findByLabelText('Text')
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    vi.useFakeTimers()
    type('La')
    vi.advanceTimersByTime(149)
    type('Lake ')
    vi.advanceTimersByTime(149)
    expect(onView).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onView.mock.calls).toEqual([[{ ...EVERYTHING, text: 'Lake' }]])
  })
})

describe('a file', () => {
  test('holds what the filters leave', async ({ wire, show }) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    wire.answerWith(audit.exportCsv, () => new Response('id,at'))
    show(log({ kind: 'album', text: 'Lake' }))
    await press('CSV')
    await screen.findByText('audit-log.csv has been downloaded (at most 100,000 entries).')
    expect(wire.asked(audit.exportCsv)).toMatchObject([{ query: { kind: 'album', q: 'Lake' } }])
    expect(saved.mock.contexts).toMatchObject([{ download: 'audit-log.csv' }])
  })

  test('that was refused is said', async ({ wire, show }) => {
    wire.answer(people.list, [])
    wire.answer(audit.list, [])
    wire.refuse(audit.exportJson, 'too_many', 'Two exports are under way already.')
    show(log())
    await press('JSON')
    await screen.findByText('Export Failed')
    await screen.findByText('Two exports are under way already.')
  })
})

// The chain of the audit log: the verification along it says how far it is and what it found, and a noted head is compared.
import { type AuditStep, audit } from '@aerie/contract/audit'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { cancelled } from '#lib/call-errors.ts'
import { isActing } from '#lib/password-again.ts'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { ChainCards } from './chain-cards.tsx'

const STATE = { entries: 0, since: null, bytes: 0, head: null, lastWalk: null, findings: [] }
const MARK = 'ab12'.repeat(16)
const GOOD = { entries: 1042, since: null, broken: null }
const BROKEN = {
  entries: 17,
  since: null,
  broken: { id: 1017, is: 'changed', sentence: 'Entry 1,017 was changed.', expected: MARK, found: 'cd34'.repeat(16) },
} as const

const step = (walked: number, finding: AuditStep['finding'] = null): AuditStep => ({
  walked,
  total: 1042,
  at: '2026-11-20T18:40:00.000Z',
  finding,
})

/** An answer that comes in pieces, each when it is sent. */
function sentInPieces() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = (signal?: AbortSignal | null) => {
    signal?.addEventListener('abort', () => void writer.abort(cancelled()))
    return new Response(readable)
  }
  const send = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {})
  return { answer, send, end: () => void writer.close().catch(() => {}) }
}

const line = (...said: Parameters<typeof step>) => `${JSON.stringify(step(...said))}\n`

test('what was found wrong stands there until somebody has accepted it, whatever a verification found', async ({
  wire,
  show,
}) => {
  const lastWalk = { at: '2026-11-24T09:00:00.000Z', isWhole: true, seconds: 1, since: null }
  wire.answer(audit.state, { ...STATE, lastWalk, findings: ['Entry 5 of the audit log is gone.'] })
  show(<ChainCards />)
  await screen.findByText('Entry 5 of the audit log is gone.')
  expect(screen.queryByText(/It is whole/)).toBeNull()
})

test('a verification of a log that was once accepted says since when it walked, and how many it did not', async ({
  wire,
  show,
}) => {
  const since = { at: '2026-11-24T09:00:00.000Z', entry: 148, before: 147 }
  wire.answer(audit.state, STATE)
  wire.answerWith(audit.verify, () => new Response(line(6, { entries: 6, since, broken: null })))
  show(<ChainCards />)
  await press('Verify')
  const dialog = await screen.findByRole('dialog', { name: 'The chain is whole since it was accepted' })
  within(dialog).getByText(
    /^It is whole: 6 entries, from 149 on\. The 147 entries before were accepted as they stood on .*2026, and are not walked\.$/,
  )
  expect(within(dialog).queryByText(/first to the last/)).toBeNull()
})

test('a verification since the log was accepted says so afterwards, too', async ({ wire, show }) => {
  const lastWalk = { at: '2026-11-24T10:00:00.000Z', isWhole: true, seconds: 1, since: '2026-11-24T09:00:00.000Z' }
  wire.answer(audit.state, { ...STATE, lastWalk })
  show(<ChainCards />)
  await screen.findByText(/^It is whole since it was accepted on .*2026\. Last checked/)
})

describe('the verification', () => {
  test('tells how far it has come, also where a line comes in two pieces, and asks the state anew', async ({
    wire,
    show,
  }) => {
    const { answer, send, end } = sentInPieces()
    wire.answer(audit.state, STATE)
    wire.answerWith(audit.verify, answer)
    show(<ChainCards />)
    await press('Verify')
    const dialog = await screen.findByRole('dialog', { name: 'Walking the chain' })
    within(dialog).getByText('At the beginning')
    const half = line(521)
    send(half.slice(0, 20))
    send(half.slice(20))
    await within(dialog).findByText('521')
    expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    send(line(1042, GOOD))
    end()
    await screen.findByRole('dialog', { name: 'The chain is whole' })
    await screen.findByText('It is whole: 1,042 entries, from the first to the last.')
    await expect.poll(() => wire.asked(audit.state)).toHaveLength(2)
  })

  test('names the entry at which it breaks, with both marks', async ({ wire, show }) => {
    wire.answer(audit.state, STATE)
    wire.answerWith(audit.verify, () => new Response(line(17, BROKEN)))
    show(<ChainCards />)
    await press('Verify')
    const dialog = await screen.findByRole('dialog', { name: 'The chain breaks at entry 1,017' })
    within(dialog).getByText(/^Entry 1,017 was changed\. Keep the database as it is/)
    within(dialog).getByText('AB12 AB12 AB12 AB12')
    within(dialog).getByText('CD34 CD34 CD34 CD34')
  })

  test('that ends without a finding has found nothing: it can be tried again', async ({ wire, show }) => {
    wire.answer(audit.state, STATE)
    wire.answerWith(audit.verify, () => new Response(line(521)))
    show(<ChainCards />)
    await press('Verify')
    await screen.findByText('The network did not answer. Check your connection and try again.')
    wire.answerWith(audit.verify, () => new Response(line(1042, GOOD)))
    await press('Try again')
    await screen.findByRole('dialog', { name: 'The chain is whole' })
  })

  test('that was refused says why', async ({ wire, show }) => {
    wire.answer(audit.state, STATE)
    wire.refuse(audit.verify, 'too_many', 'Somebody walks it already.')
    show(<ChainCards />)
    await press('Verify')
    await screen.findByText('Somebody walks it already.')
  })

  test('is stopped by whoever closes it, and nothing is said of that', async ({ wire, show }) => {
    const { answer, send } = sentInPieces()
    wire.answer(audit.state, STATE)
    wire.answerWith(audit.verify, answer)
    show(<ChainCards />)
    await press('Verify')
    send(line(521))
    await screen.findByText('521')
    await press('Stop')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(isActing).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the head', () => {
  const head = { id: 1042, mark: MARK, at: '2026-11-20T18:40:00.000Z' }

  test('is not there before anything was recorded', async ({ wire, show }) => {
    wire.answer(audit.state, STATE)
    show(<ChainCards />)
    await screen.findByText('Nothing has been recorded yet.')
    await screen.findByText('Nobody has checked it by hand yet.')
  })

  test('is copied whole, with its number', async ({ wire, show }) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    wire.answer(audit.state, { ...STATE, entries: 1042, head })
    show(<ChainCards />)
    await press('Copy')
    await screen.findByText('Head Copied')
    expect(writeText.mock.calls).toEqual([[`1042 ${MARK}`]])
  })

  test('that the browser does not copy is to be saved instead', async ({ wire, show }) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    wire.answer(audit.state, { ...STATE, head })
    show(<ChainCards />)
    await press('Copy')
    await screen.findByText('The browser did not allow it. Save it instead.')
  })
})

describe('a noted head', () => {
  test.for([
    [true, 'It stands as noted. Verify says whether anything before it was changed.'],
    [false, 'It stands as noted.'],
  ] as const)('that stands is no proof of what came before: %s', async ([stands, words], { wire, show }) => {
    wire.answer(audit.state, STATE)
    wire.answer(audit.compare, { stands, sentence: 'It stands as noted.' })
    show(<ChainCards />)
    await typeInto('Compare a head you noted', `1042 ${MARK}`)
    await press('Compare')
    await screen.findByText(words)
  })

  test('that is none says so beside the field, until it is changed', async ({ wire, show }) => {
    wire.answer(audit.state, STATE)
    wire.refuse(audit.compare, 'not_valid', 'Give the mark as it was noted.')
    show(<ChainCards />)
    const field = await screen.findByLabelText('Compare a head you noted')
    fireEvent.change(field, { target: { value: `1042 ${MARK}` } })
    await press('Compare')
    const error = await screen.findByText('Give the mark as it was noted.')
    expect(field.getAttribute('aria-describedby')).toBe(error.id)
    fireEvent.change(field, { target: { value: '1042' } })
    expect(screen.queryByText('Give the mark as it was noted.')).toBeNull()
  })
})

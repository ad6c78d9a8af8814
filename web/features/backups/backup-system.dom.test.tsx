// Making a backup: nobody begins one before it was said who may read it.
import { type BackupProtection, backups } from '@aerie/contract/backups'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { BackupSystem } from './backup-system.tsx'

const UNASKED: BackupProtection = { kind: 'unasked', at: null, by: null }
const BY = { id: 1, firstName: 'Marcus', lastName: 'Oyelaran' }
const SET: BackupProtection = { kind: 'set', at: '2026-11-24T09:00:00.000Z', by: BY }

function answer(wire: Wire, protection: BackupProtection) {
  wire.answer(backups.list, [])
  wire.answer(backups.protection, protection)
}

test('the first asks for a passphrase, and begins once that is set', async ({ wire, show }) => {
  answer(wire, UNASKED)
  wire.answer(backups.protect, SET)
  wire.refuse(backups.create, 'conflict', 'A backup is being made already.')
  show(<BackupSystem />)
  await screen.findByText(/^Nobody has set a passphrase/)
  await press('Backup System')
  const dialog = await screen.findByRole('dialog', { name: 'Who may read the backups?' })
  await typeInto('Passphrase', 'too short')
  await press('Encrypt backups')
  within(dialog).getByText('Give at least 16 characters')
  expect([wire.asked(backups.protect), wire.asked(backups.create)]).toEqual([[], []])
  await typeInto('Passphrase', 'five words by the river')
  await press('Encrypt backups')
  await expect.poll(() => wire.asked(backups.create)).toHaveLength(1)
  expect(wire.asked(backups.protect).map(({ body }) => body)).toEqual([{ passphrase: 'five words by the river' }])
})

test('or for the words that they lie open', async ({ wire, show }) => {
  answer(wire, UNASKED)
  wire.answer(backups.protect, { kind: 'open', at: '2026-11-24T09:00:00.000Z', by: BY })
  show(<BackupSystem />)
  await press('Set a passphrase')
  await press('Leave unencrypted')
  await press('Leave them unencrypted')
  await screen.findByText('Type: Leave them unencrypted')
  await typeInto('Type “Leave them unencrypted”', 'Leave them unencrypted')
  await press('Leave them unencrypted')
  await expect
    .poll(() => wire.asked(backups.protect).map(({ body }) => body))
    .toEqual([{ words: 'Leave them unencrypted' }])
  expect(wire.asked(backups.create)).toEqual([])
})

test('a passphrase that is set is only replaced, and that of the configuration stays there', async ({ wire, show }) => {
  answer(wire, SET)
  show(<BackupSystem />)
  await screen.findByText(/^Encrypted\. Marcus Oyelaran set the passphrase on .*2026\.$/)
  await press('Change passphrase')
  await screen.findByRole('dialog', { name: 'Who may read the backups?' })
  expect(screen.queryByRole('button', { name: 'Leave unencrypted' })).toBeNull()
})

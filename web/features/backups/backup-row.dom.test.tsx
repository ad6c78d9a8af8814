// A backup in the list: that it is good, and that the audit log in it is broken where it is.
import type { Backup } from '@aerie/contract/backups'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BackupRow } from './backup-row.tsx'

const GOOD: Backup = {
  id: 1,
  name: 'aerie-2026-11-24T03-00-00-000.tar.zst',
  state: 'good',
  createdAt: '2026-11-24T03:00:00.000Z',
  endedAt: '2026-11-24T03:02:00.000Z',
  askedBy: null,
  isNightly: true,
  isEncrypted: true,
  filesDone: 261,
  filesInAll: 261,
  bytes: 8_457_077,
  rowCount: 19_306,
  fileCount: 261,
  sha256: null,
  logBrokenAt: null,
  reason: null,
}

const draw = (backup: Backup) => render(<BackupRow backup={backup} onDownload={() => {}} onDelete={() => {}} />)

test('one whose audit log is broken, and was not accepted, warns and is kept all the same', () => {
  draw({ ...GOOD, logBrokenAt: 1021 })
  screen.getByText('The audit log is broken at entry 1,021 in it.')
  screen.getByRole('button', { name: /^Download the backup of/ })
})

test('one whose audit log is whole says nothing of it', () => {
  draw(GOOD)
  screen.getByText(/^Good, restored once/)
  expect(screen.queryByText(/audit log/)).toBeNull()
})

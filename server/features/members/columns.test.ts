// The privacy of a field covers the column that keeps it.
import { FIELD_NAMES, MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { expect, test } from 'vitest'
import { COLUMNS } from '#features/member-fields/columns.ts'
import { PRIVATE_COLUMNS } from '#features/people/privacy.ts'

test('every field behind a privacy is kept in a column that is withheld', () => {
  const columns = FIELD_NAMES.flatMap((field) =>
    'privacy' in MEMBER_FIELDS[field] && field in COLUMNS ? [COLUMNS[field as keyof typeof COLUMNS].column] : [],
  )
  expect(columns).toContain('birthday')
  expect(columns.filter((column) => !PRIVATE_COLUMNS.has(column))).toEqual([])
})

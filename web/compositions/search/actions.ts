// Everything that can be done from everywhere, in the order in which it is offered: each feature has its own.

import { actions as account } from '#features/account/actions.tsx'
import { actions as albums } from '#features/albums/actions.tsx'
import { actions as audit } from '#features/audit/actions.tsx'
import { actions as directory } from '#features/directory-filters/actions.tsx'
import { actions as upload } from '#features/document-upload/actions.tsx'
import { actions as documents } from '#features/documents/actions.tsx'
import { actions as elections } from '#features/election-editing/actions.tsx'
import { actions as health } from '#features/health/actions.tsx'
import { actions as invitations } from '#features/invitations/actions.tsx'
import { actions as lineage } from '#features/lineage/actions.tsx'
import { actions as members } from '#features/member-management/actions.tsx'
import { actions as moderation } from '#features/moderation/actions.tsx'
import { actions as news } from '#features/news-editing/actions.tsx'
import { actions as notifications } from '#features/notifications/actions.tsx'
import { actions as photos } from '#features/photos/actions.tsx'
import { actions as polls } from '#features/polls/actions.tsx'
import { actions as profile } from '#features/profile/actions.tsx'
import { actions as reports } from '#features/reports/actions.tsx'
import type { Action } from '#features/session/action.ts'
import { actions as settings } from '#features/settings/actions.tsx'
import { actions as trips } from '#features/trips/actions.tsx'
import { CREATE_A_POLL, DOWNLOAD_MY_DATA, SWITCH_THE_THEME } from './actions-beside.tsx'

/** The first few stand in the palette before a word is typed. */
export const ACTIONS: readonly Action[] = [
  ...trips,
  ...albums,
  ...members,
  ...news,
  ...settings,
  ...profile,
  ...account,
  ...notifications,
  SWITCH_THE_THEME,
  DOWNLOAD_MY_DATA,
  ...photos,
  CREATE_A_POLL,
  ...elections,
  ...polls,
  ...upload,
  ...documents,
  ...lineage,
  ...directory,
  ...invitations,
  ...moderation,
  ...reports,
  ...audit,
  ...health,
]

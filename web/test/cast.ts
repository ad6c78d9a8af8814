// Who is signed in, and the organisation's settings, as tests in a DOM need them.
import { TEXT_FIELDS, type TextFieldName } from '@aerie/contract/member-fields'
import type { session } from '@aerie/contract/session'
import { DEFAULT_SETTINGS, type Settings } from '@aerie/contract/settings'
import type * as z from 'zod/mini'

type SessionUser = z.output<typeof session.current.response>

/** A brother without powers, but for those that are named. */
export const signedIn = ({ can, ...said }: Partial<Omit<SessionUser, 'can'>> & { can?: Partial<SessionUser['can']> }) =>
  ({ ...CALLUM, ...said, can: { ...NOTHING, ...can } }) satisfies SessionUser

const NOTHING: SessionUser['can'] = {
  seeAdmin: false,
  moderatePhotos: false,
  managePhotoTags: false,
  addMembers: false,
  importMembers: false,
  bulkImport: false,
  exportMembers: false,
  deleteMembers: false,
  editMembers: false,
  answerTies: false,
  changeRoles: false,
  resetPasswords: false,
  manageNews: false,
  pinNews: false,
  removeActivity: false,
  addDocuments: false,
  askForReadings: false,
  seeDocumentReaders: false,
  seePhotoAccesses: false,
  createPolls: false,
  changeSettings: false,
  readAuditLog: false,
  hearOfAuditLog: false,
  hearOfRequests: false,
  seeHealth: false,
  readReports: false,
  readRemembrances: false,
  manageBackups: false,
  manageOffices: false,
  connectLinkedin: false,
  searchMovies: false,
}

/** Every text that may be missing. */
const NO_TEXTS = Object.fromEntries(TEXT_FIELDS.map((field) => [field, null])) as Record<TextFieldName, null>

const CALLUM: Omit<SessionUser, 'can'> = {
  ...NO_TEXTS,
  id: 7,
  firstName: 'Callum',
  lastName: 'Reyes',
  email: 'callum@aerie.example',
  class: null,
  pledgeClass: null,
  roles: [],
  role: 'member',
  isActive: true,
  linkedinVerified: false,
  profileImageUrl: null,
  profileImageHash: null,
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
  owedStep: null,
}

export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  shortName: 'AE',
  motto: 'We rise together',
  quote: { before: 'They shall mount up with ', word: 'wings', after: ' as eagles' },
  quoteSource: 'Isaiah 40:31',
  passwordMinLength: 8,
  foundingYear: 1946,
  yearsOfHistory: 80,
  wordsVersion: 1,
  offices: [],
  documentCategories: [
    { slug: 'general', label: 'General' },
    { slug: 'history', label: 'History' },
  ],
  classCount: 79,
  nearbyRadiusKm: 50,
  fullPollVotes: 50,
}

// From the cells of one row to a brother, or to the reason why he cannot be taken.

import { LineageColor } from '@aerie/contract/lineage'
import { LINE_FIELDS, type LineFieldName, PROSE_FIELDS } from '@aerie/contract/member-fields'
import { SOCIAL_FIELDS, type SocialField, siteOf } from '@aerie/contract/social-links'
import { comparable, quoted, shortened } from '@aerie/roster-reading/cells/cell-text'
import { readKids, takeKids } from '@aerie/roster-reading/cells/kids'
import { splitList, splitParts, splitTypedList, splitTypedNames } from '@aerie/roster-reading/cells/list-cells'
import { calledName, inCallingOrder, readName, type TypedName, takeName } from '@aerie/roster-reading/names/names'
import { isCourtesy } from '@aerie/roster-reading/names/titles'
import { readStanding } from '@aerie/roster-reading/standing/standing'
import { stateNoted } from '@aerie/roster-reading/standing/standing-words'
import { birthdayInWords, timeInWords } from '@aerie/text/partial-dates'
import { plural } from '@aerie/text/plurals'
import { saysNothing } from '@aerie/text/says-nothing'
import { readClasses, takeClasses } from './cells/class-cells.ts'
import { readEmail, readPhone, takePhone } from './cells/contact-cells.ts'
import { readInterests } from './cells/interests.ts'
import { readOffices, readRole, takeOffices } from './cells/office-cells.ts'
import { readPlace, takePlace } from './cells/places.ts'
import { readSocial } from './cells/social-links.ts'
import type { RosterBrother } from './roster-brother.ts'
import type { RowCells } from './row-cells.ts'

export interface ReadingContext {
  /** The officer's answers for statuses that nobody knows, by what is comparable of them: whether they mean active. */
  statuses: ReadonlyMap<string, boolean>
  /** The organisation's spelling of its offices, by what is comparable of them. */
  officeSpelling: Map<string, string>
  /** How many pledge classes there are yet. */
  classCount: number
  /** Whether the file may make admins. */
  mayLeadRoles: boolean
}

type Read =
  | { brother: RosterBrother; remarks: string[]; unknownStatus: string | null; died: string | null }
  | { reason: string; name: string }

const LONGEST_LIST = 5000
const LONGEST_NAME_CELL = 30_000
const LONGEST_ADDRESS = 500

export function readBrother(cells: RowCells, reading: ReadingContext): Read {
  const typed = typedName(cells)
  const formula = cells.formula('name') ?? cells.formula('firstName') ?? cells.formula('lastName')
  const isNamed = typed.full !== null || (typed.first !== null && typed.last !== null)
  if (!isNamed && formula !== undefined)
    return { reason: `A formula stands where his name should: ${shortened(formula)}`, name: '' }
  const named = cells.isOurs ? takeName(typed) : readName(typed, hasAddress(cells), cells.remark)
  if ('reason' in named) return { reason: named.reason, name: shortened(calledName(typed)) }
  const { countryCode, ...place } = readHome(cells)
  const standing = readStanding(standingCells(cells), reading.statuses, cells.remark)
  const brother = {
    ...named.name,
    email: readEmail(cells.text('email', LONGEST_ADDRESS), [named.name.firstName, named.name.lastName], cells.remark),
    ...readNumber(cells, countryCode),
    ...readPages(cells),
    ...readTexts(cells, named.hasTitle),
    companyTags: readList(cells, 'companyTags', splitList),
    ...readPlaceAmongUs(cells, reading),
    isActive: standing.isActive && !named.isGone,
    ...readFamily(cells),
    ...place,
    interests: readInterests(readList(cells, 'interests', splitParts), cells.remark),
  }
  const unknownStatus = brother.isActive ? standing.unknownStatus : null
  return { brother, unknownStatus, died: standing.died ?? named.died, remarks: cells.remarks }
}

const hasAddress = (cells: RowCells) => cells.holdsAddress('email') || cells.holdsAddress('phone')

const standingCells = (cells: RowCells) => ({
  statuses: cells.written('isActive'),
  died: cells.written('died'),
  left: cells.written('left'),
  unmailed: cells.written('unmailed'),
  uncalled: cells.written('uncalled'),
  mailWishes: cells.written('mailWish'),
  notes: cells.notes(),
})

/** `takeApart` is how our own export is read. */
function readList(cells: RowCells, field: 'companyTags' | 'interests', takeApart: (text: string) => string[]) {
  const text = cells.text(field, LONGEST_LIST) ?? ''
  return cells.isOurs ? takeApart(text) : splitTypedList(text).filter((part) => !saysNothing(part))
}

const typedName = (cells: RowCells): TypedName => ({
  first: cells.text('firstName', LONGEST_NAME_CELL),
  middle: cells.text('middleName', LONGEST_NAME_CELL),
  last: cells.text('lastName', LONGEST_NAME_CELL),
  familiar: cells.text('familiar', LONGEST_NAME_CELL),
  suffix: cells.text('suffix'),
  title: cells.text('courtesyTitle'),
  full: cells.text('name', LONGEST_NAME_CELL),
})

function readHome(cells: RowCells) {
  const place = {
    location: placeIn(cells, 'location'),
    city: placeIn(cells, 'city'),
    region: cells.text('region'),
    country: cells.text('country'),
  }
  return cells.isOurs ? takePlace(place) : readPlace(place)
}

/** Where “deceased” stands for the city of a man, that is none. */
function placeIn(cells: RowCells, field: 'location' | 'city') {
  const text = cells.text(field)
  return text === null || cells.isOurs || stateNoted(text) === null ? text : null
}

const readNumber = (cells: RowCells, countryCode: string | null) =>
  cells.isOurs ? takePhone(cells.text('phone'), countryCode) : readPhone(cells.text('phone'), countryCode, cells.remark)

function readPages(cells: RowCells) {
  const page = (field: SocialField) => {
    const text = cells.text(field, LONGEST_ADDRESS)
    return text === null ? null : readSocial(field, text, cells.remark)
  }
  const pages = readEach(SOCIAL_FIELDS, page)
  const addresses = cells.texts('website').flatMap((cell) => cell.split(/\s+(?::::\s+)?|[,;]\s*/).filter(Boolean))
  for (const address of addresses) {
    const field = siteOf(address)
    if (field && pages[field] === null) pages[field] = readSocial(field, address, cells.remark)
    else if (!field || pages[field] !== address) cells.remark(`The page ${shortened(address)} was left out.`)
  }
  return pages
}

/** Lines that mean something together with other cells. */
const READ_TOGETHER = ['middleName', 'familiar', 'phone', 'location', 'city', 'country'] as const
type OwnLine = Exclude<LineFieldName, (typeof READ_TOGETHER)[number]>
const OWN_LINES = LINE_FIELDS.filter((field): field is OwnLine => !READ_TOGETHER.some((one) => one === field))

/** The texts that are taken as they stand. */
function readTexts(cells: RowCells, hasTitle: boolean) {
  const texts = {
    ...readEach(OWN_LINES, (field) => readLine(field, cells)),
    ...readEach(PROSE_FIELDS, (field) => cells.prose(field)),
  }
  const { currentPosition } = texts
  if (cells.isOurs || currentPosition === null) return texts
  if (!isCourtesy(currentPosition, cells.heading('currentPosition'))) return texts
  if (!hasTitle) cells.remark(`The title ${quoted(currentPosition)} was left aside.`)
  return { ...texts, currentPosition: null }
}

/** Our own export has each day as its member wrote it. */
function readLine(field: OwnLine, cells: RowCells) {
  const text = cells.text(field)
  if (text === null || cells.isOurs) return text
  if (field === 'birthday') return birthdayInWords(text)
  return field === 'workStartDate' || field === 'workEndDate' ? timeInWords(text) : text
}

const readEach = <F extends string>(fields: readonly F[], read: (field: F) => string | null) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<F, string | null>

function readPlaceAmongUs(cells: RowCells, reading: ReadingContext) {
  const pledge = cells.text('pledgeClass')
  const other = cells.text('class')
  const offices = cells.text('roles', LONGEST_LIST) ?? ''
  const { role, office } = readRights(cells, reading)
  return {
    ...(cells.isOurs
      ? takeClasses(pledge, other, cells.remark)
      : readClasses(pledge, other, reading.classCount, cells.remark)),
    roles: cells.isOurs
      ? takeOffices(splitList(offices), cells.remark)
      : readOffices([offices, office].filter(Boolean).join(';'), reading.officeSpelling, cells.remark),
    role,
  }
}

/** A role, and the office that stands in its column where people mean that by role. */
function readRights(cells: RowCells, reading: ReadingContext): { role: RosterBrother['role']; office?: string } {
  const text = cells.text('role')
  if (text === null) return { role: 'member' }
  const role = readRole(text)
  if (role === undefined) return { role: 'member', office: text }
  if (role === 'member' || reading.mayLeadRoles) return { role }
  cells.remark('Only super admins may give roles; he was taken as a member.')
  return { role: 'member' }
}

function readFamily(cells: RowCells) {
  const kids = cells.text('kids', LONGEST_LIST) ?? ''
  return {
    significantOtherType: cells.text('significantOtherType'),
    kids: cells.isOurs ? takeKids(kids) : readKids(kids, cells.remark),
    bigBrother: readBig(cells),
    littleBrothers: readLittles(cells),
    lineageColor: readColor(cells),
  }
}

/** Two names stay as they were written, for officers to choose one of them in the lineage. */
function readBig(cells: RowCells) {
  const text = cells.text('bigBrother')
  if (text === null || cells.isOurs) return text
  const [first, ...others] = splitTypedNames(text).filter((name) => !saysNothing(name))
  if (first === undefined) return null
  if (others.length === 0) return inCallingOrder(first)
  cells.remark(
    `${plural(others.length, 'Two', 'Several')} big brothers are named: ${quoted(text)}. Leave one of them here, or choose one under Lineage, Unmatched names.`,
  )
  return text
}

function readLittles(cells: RowCells) {
  const text = cells.text('littleBrothers', LONGEST_LIST) ?? ''
  if (cells.isOurs) return splitList(text)
  return splitTypedNames(text)
    .filter((name) => !saysNothing(name))
    .map(inCallingOrder)
}

function readColor(cells: RowCells) {
  const text = cells.text('lineageColor')
  if (text === null) return null
  const color = LineageColor.safeParse(comparable(text).replace('gray', 'grey'))
  if (color.success) return color.data
  cells.remark(`${quoted(text)} is not a colour of lineage; it was left out.`)
  return null
}

// What a finding says in words: nobody is said to have passed a copy on.

import type { Evidence, ForeignUpload, LeakFinding, Suspect } from '@aerie/contract/forensics'
import { listOf } from '@aerie/text/lists'
import { longDate } from '@aerie/text/moments'
import { formatCount, formatRoundCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { roundedSize } from '@aerie/text/sizes'

export const PROVISO = 'It does not show who passed it on: others may have used the phone, the screen or the file.'

export function sentenceOfFinding({ outcome, suspects }: LeakFinding): string {
  if (outcome === 'deleted') return 'A mark made here, whose record has been deleted.'
  if (outcome === 'unfinished') return 'The search took too long and was ended; until then nothing had been found.'
  const [first, ...others] = suspects
  if (!first) return 'No watermark data found or file is corrupted.'
  if (others.length > 0 || !first.copy)
    return `The picture mixes copies made for ${listed(suspects.map(({ name }) => name))}.`
  const { timestamp, ip } = first.copy
  return `This copy was made for ${first.name} on ${longDate(timestamp)}${ip === null ? '' : `, ${ip}`}.`
}

/** Of somebody named who uploaded his copy himself: then it may have come from those who saw that. */
export function ownUploadWords({ name, ownUpload }: Pick<Suspect, 'name' | 'ownUpload'>) {
  if (!ownUpload) return null
  const uploaded = `This copy was uploaded by ${name} himself on ${longDate(ownUpload.at)}`
  if (ownUpload.others === 0) return `${uploaded}; nobody else has been sent a copy of that.`
  const others = plural(ownUpload.others, 'one other has', `${formatCount(ownUpload.others)} others have`)
  return `${uploaded}; ${others} seen it since.`
}

/** Of a mark that names nobody. */
export function foreignUploadWords({ owner, uploader, at }: ForeignUpload) {
  const when = at === null ? 'once' : `on ${longDate(at)}`
  return `The mark of a copy made for ${owner} is in it. ${uploader ?? 'Somebody else'} uploaded a picture that bears it ${when}, so others have it, and it names nobody.`
}

const listed = (names: readonly string[]) => listOf(names)

export const HOW_SURE: Record<Evidence, string> = {
  exact: 'Certain, the file is this very copy',
  decoded: 'Very sure, the mark was read in full',
  correlated: 'Very sure, the mark of this copy lies in it',
  averaged: 'Very sure, several copies made for him lie in it',
}

/** The odds that it is chance. */
export const oddsOf = ({ oneIn }: Pick<Suspect, 'oneIn'>) =>
  oneIn === null ? 'none: byte for byte the same' : `below one in ${roundedDown(oneIn)}`

/** Never more than was found: 3,987,654 is 3.9 million. */
function roundedDown(count: number) {
  if (count >= 1e15) return 'a million billion'
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return formatRoundCount(Math.floor(count / unit) * unit)
}

/** The name of a file, its size in pixels where it could be read, and in bytes. */
export function fileFacts({ name, size }: File, pixels: LeakFinding['leak']) {
  return [
    name || 'Pasted picture',
    ...(pixels ? [`${pixels.width} × ${pixels.height}`] : []),
    roundedSize(Math.max(1, size)),
  ].join(', ')
}

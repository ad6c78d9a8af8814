// The organisation's words as a form holds them: every field a text, and what is wrong with each in a sentence.
import { OrganisationWords, partQuote } from '@aerie/contract/organisation-words'
import type { Settings } from '@aerie/contract/settings'
import type { Resolver } from 'react-hook-form'

/** In the order in which they stand. */
export const WORD_LABELS = {
  name: 'Name',
  shortName: 'Short name',
  motto: 'Motto',
  quote: 'Landing quote',
  hiddenWord: 'Hidden word',
  quoteSource: 'Source',
  foundingYear: 'Founding year',
  classCount: 'Highest class',
  chatInviteUrl: 'Chat address',
  privacyEmail: 'Privacy e-mail',
  timeZone: 'Time zone',
  nearbyRadiusKm: 'Nearby, in km',
  passwordMinLength: 'Shortest password',
  fullPollVotes: 'Votes of full participation',
} as const

export type WordsField = keyof typeof WORD_LABELS
export type WordsForm = Record<WordsField, string>

export function formOf(settings: Settings): WordsForm {
  const { before, word, after } = settings.quote
  return {
    name: settings.name,
    shortName: settings.shortName,
    motto: settings.motto,
    quote: before + word + after,
    hiddenWord: word,
    quoteSource: settings.quoteSource,
    foundingYear: String(settings.foundingYear),
    classCount: String(settings.classCount),
    chatInviteUrl: settings.chatInviteUrl ?? '',
    privacyEmail: settings.privacyEmail,
    timeZone: settings.timeZone,
    nearbyRadiusKm: String(settings.nearbyRadiusKm),
    passwordMinLength: String(settings.passwordMinLength),
    fullPollVotes: settings.fullPollVotes === null ? '' : String(settings.fullPollVotes),
  }
}

export const wordsOf = ({ quote, hiddenWord, ...form }: WordsForm): OrganisationWords => ({
  name: form.name,
  shortName: form.shortName,
  motto: form.motto,
  quote: quoteOf(quote, hiddenWord) ?? { before: oneLine(quote), word: '', after: '' },
  quoteSource: form.quoteSource,
  foundingYear: figureOf(form.foundingYear),
  classCount: figureOf(form.classCount),
  chatInviteUrl: form.chatInviteUrl.trim() || null,
  privacyEmail: form.privacyEmail,
  timeZone: form.timeZone,
  nearbyRadiusKm: figureOf(form.nearbyRadiusKm),
  passwordMinLength: figureOf(form.passwordMinLength),
  fullPollVotes: form.fullPollVotes.trim() === '' ? null : figureOf(form.fullPollVotes),
})

/** Null where the hidden word does not stand in it once. */
export const quoteOf = (quote: string, hiddenWord: string) => partQuote(oneLine(quote), hiddenWord.trim())

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** What is no whole number is NaN, which no figure may be. */
export const figureOf = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)

const NOT_THERE = 'It has to be in the quote exactly once, as a word of its own'

export function faultsOf(form: WordsForm): Partial<Record<WordsField, string>> {
  const { error } = OrganisationWords.safeParse(wordsOf(form))
  const faults = (error?.issues ?? []).map(({ path: [field, part], message }): [string, string] => {
    if (field !== 'quote') return [String(field), message]
    if (part !== 'word') return ['quote', message]
    return ['hiddenWord', form.hiddenWord.trim() === '' ? message : NOT_THERE]
  })
  return Object.fromEntries(faults.toReversed())
}

export const resolver: Resolver<WordsForm> = (values) => {
  const faults = Object.entries(faultsOf(values))
  if (faults.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([field, message]) => [field, { type: 'contract', message }])),
  }
}

// What a poll asks, as it is kept, hashed and certified.
import type { PollCertificate } from '@aerie/contract/poll-records'
import { ResultsVisibility } from '@aerie/contract/poll-values'
import type { NewPoll } from '@aerie/contract/polls'
import * as z from 'zod/mini'
import type { PollRow } from './data.ts'

export type PollDefinition = PollCertificate['definition']

export const optionIdOf = (at: number) => `option_${at + 1}`

const optionsOf = (texts: string[]) => texts.map((text, at) => ({ id: optionIdOf(at), text }))

const Texts = z.array(z.string())

export const definitionOf = (row: PollRow): PollDefinition => ({
  title: row.title,
  description: row.description,
  options: optionsOf(Texts.parse(row.options)),
  quorumThreshold: row.quorum_threshold,
  requiresQuorum: row.requires_quorum,
  allowMultipleVotes: row.allow_multiple,
  resultsVisibility: ResultsVisibility.parse(row.results_visibility),
})

/** As a form asks it. */
export const definitionFrom = ({ endDate: _, description, options, ...rest }: NewPoll): PollDefinition => ({
  ...rest,
  description: description ?? null,
  options: optionsOf(options.map(({ text }) => text)),
})

export const columnsOf = (definition: PollDefinition) => ({
  title: definition.title,
  description: definition.description,
  options: JSON.stringify(definition.options.map(({ text }) => text)),
  quorum_threshold: definition.quorumThreshold,
  requires_quorum: definition.requiresQuorum,
  allow_multiple: definition.allowMultipleVotes,
  results_visibility: definition.resultsVisibility,
})

/** Of the box in which it is voted. */
export const shapeOf = ({ options, allowMultipleVotes }: PollDefinition, endsAt: Date) => ({
  endsAt,
  optionCount: options.length,
  mostMarks: allowMultipleVotes ? options.length : 1,
})

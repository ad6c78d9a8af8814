// The letters in which a roster that is not Unicode can be written, as they are sent.
import { type LettersId as Id, LETTERS_IDS } from '@aerie/roster-reading/letters/letters'
import * as z from 'zod/mini'

export const LettersId = z.enum(LETTERS_IDS as [Id, ...Id[]])

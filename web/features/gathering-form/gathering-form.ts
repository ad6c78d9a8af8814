// What the form of a gathering holds, and what it sends.
import { NewGathering } from '@aerie/contract/gathering-forms'
import type { Audience } from '@aerie/contract/gathering-values'
import type { Gathering } from '@aerie/contract/gatherings'
import type * as z from 'zod/mini'
import { type CoverForm, coverOf } from './cover-choice.ts'

export interface GatheringForm extends CoverForm {
  title: string
  location: string
  place: string
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  description: string
  audience: Audience
  classes: number[]
  asked: number[]
  /** As it is typed; empty without a limit. */
  seats: string
  answerBy: string
  tellsNear: boolean
}

const EMPTY: GatheringForm = {
  title: '',
  location: '',
  place: '',
  startDate: '',
  startTime: '19:00',
  endDate: '',
  endTime: '',
  description: '',
  audience: 'all',
  classes: [],
  asked: [],
  seats: '',
  answerBy: '',
  tellsNear: true,
  cover: { kind: 'none' },
  coverAlt: '',
}

export const formOf = (gathering: Gathering | undefined): GatheringForm =>
  gathering
    ? {
        title: gathering.title,
        location: gathering.location,
        place: gathering.place ?? '',
        startDate: gathering.startDate,
        startTime: gathering.startTime,
        endDate: gathering.endDate === gathering.startDate ? '' : gathering.endDate,
        endTime: gathering.endTime ?? '',
        description: gathering.description,
        audience: gathering.audience,
        classes: gathering.classes,
        asked: gathering.asked.map(({ id }) => id),
        seats: gathering.seats === null ? '' : String(gathering.seats),
        answerBy: gathering.answerBy ?? '',
        tellsNear: gathering.tellsNear,
        ...coverOf(gathering),
      }
    : EMPTY

export const bodyOf = ({
  endDate,
  endTime,
  seats,
  answerBy,
  cover: _cover,
  coverAlt: _alt,
  ...rest
}: GatheringForm): z.input<typeof NewGathering> => ({
  ...rest,
  endDate: endDate || null,
  endTime: endTime || null,
  seats: seats.trim() === '' ? null : Number(seats),
  answerBy: answerBy || null,
})

export interface GatheringFault {
  field: keyof GatheringForm
  message: string
}

/** In the order of the fields; the first is the one to say. */
export const faultsOf = (form: GatheringForm): GatheringFault[] =>
  (NewGathering.safeParse(bodyOf(form)).error?.issues ?? []).map(({ path: [field], message }) => ({
    field: field as keyof GatheringForm,
    message,
  }))

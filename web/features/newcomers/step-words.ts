// The first steps of a new brother in words, each with the way to take it.
import type { FirstSteps, StepState } from '@aerie/contract/newcomers'

export interface StepWords {
  name: 'photo' | 'city' | 'work' | 'privacy' | 'bigBrother'
  state: StepState
  title: string
  text: string
  action: string
  to: string
}

/** Of the form of one's own profile. */
const section = (name: string) => `/profile?edit=true#edit-${name}`

export function stepWords(steps: FirstSteps): StepWords[] {
  const { photo, city, work, privacy, bigBrother, bigBrotherName: big } = steps
  const hasAsked = bigBrother === 'open' && big !== null
  return [
    {
      name: 'photo',
      state: photo,
      title: 'Your photo',
      text: photo === 'done' ? 'Brothers have a face to your name.' : 'Brothers look for faces before names.',
      action: 'Add a photo',
      to: section('basics'),
    },
    {
      name: 'city',
      state: city,
      title: 'Your city',
      text: cityText(steps),
      action: steps.location === null ? 'Add your city' : 'Find your city',
      to: section('location'),
    },
    {
      name: 'work',
      state: work,
      title: 'Your work',
      text: 'Brothers find you by company and position.',
      action: 'Add your work',
      to: section('work'),
    },
    {
      name: 'privacy',
      state: privacy,
      title: 'Who sees what',
      text: 'All brothers see your e-mail, phone and birthday until you say otherwise.',
      action: 'Look it through',
      to: section('privacy'),
    },
    {
      name: 'bigBrother',
      state: bigBrother,
      title: 'Your big brother',
      text: hasAsked
        ? `${big} names you his little brother. It counts once you say so.`
        : bigBrotherText(bigBrother, big),
      action: hasAsked ? 'Answer him' : 'Name him',
      to: hasAsked ? '/profile' : section('lineage'),
    },
  ]
}

function cityText(steps: FirstSteps) {
  if (steps.city === 'done') return whereHeLives(steps)
  return steps.location === null
    ? 'Brothers near you, and those who travel, find you by it.'
    : `${steps.location} is not on the map. Choose the nearest city that is.`
}

const whereHeLives = ({ location, isOnMap }: FirstSteps) =>
  isOnMap ? `${location}. You are on the Wingspan.` : `${location}. You are not on the Wingspan.`

function bigBrotherText(state: StepState, name: string | null) {
  if (state === 'done') return `${name}.`
  return state === 'waiting' ? `You named ${name}. He is asked to confirm it.` : 'Your line begins with him.'
}

// What the thread that checks the messages of trustees is asked, and what it answers.

/** All messages are texts of JSON, in the order of their places from 1. */
interface Sent {
  certificates: string[]
  shares: string[]
  acknowledgements: string[]
}

export type CeremonyQuestion =
  | {
      ask: 'certificate'
      body: string
      index: number
      size: number
      threshold: number
      sent: Pick<Sent, 'certificates'>
    }
  | { ask: 'shares'; body: string; index: number; sent: Pick<Sent, 'certificates'> }
  /** `sent.acknowledgements` are those of the others. */
  | { ask: 'acknowledgement'; body: string; index: number; sent: Omit<Sent, 'acknowledgements'> }
  | { ask: 'parameters'; sent: Sent }
  | { ask: 'complaint'; dealer: number; receiver: number; envelope: string; sent: Omit<Sent, 'acknowledgements'> }

/**
 * `value`: the set's twelve words where that certificate was the last of them, the parameters as JSON, whether a complaint
 * proves its dealer wrong, or nothing; `refused`: which step, and why; `failed`: an error of another kind, for the log.
 */
export type CeremonyAnswer = { value: string | boolean | null } | { refused: string } | { failed: string }
